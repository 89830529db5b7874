export { downlineNamed, levelBelow, teamOf, uplineOf } from './team.ts';
