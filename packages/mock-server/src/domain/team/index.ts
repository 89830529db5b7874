export { downlineNamed, levelBelow, teamOf } from './team.ts';
