export { checkDeposit, checkLogin, checkMissions, checkPlay, completeMission } from './check-missions.ts';
export { claimMissionReward } from './claim.ts';
export { countClaimable, getMissionSummary } from './describe-mission.ts';
export { FIX_DELAY_MS, fixBoard, nextLeaderboardStep } from './fix-board.ts';
export { getMissionLeaderboard } from './leaderboard.ts';
export { countRounds } from './rounds.ts';
