export { ancestorsOf, downlineNamed, levelBelow, teamOf, uplineOf } from './team.ts';
