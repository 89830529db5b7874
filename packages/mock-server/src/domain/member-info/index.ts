export { countBadges, describeBadges, getMember, withUser } from './member-info.ts';
