export { getUserLossByGameType } from './game-types.ts';
export { getTeamOverview } from './overview.ts';
export { listUserLossStatements } from './statements.ts';
