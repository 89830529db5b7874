export { kindOf, titleOf } from './game-address.ts';
export {
  endLaunch,
  findLaunch,
  isRunning,
  launchDemoGame,
  launchGame,
  launchByTicket,
  redeemLaunchToken,
  walletOf,
} from './launches.ts';
export {
  findPlaySession,
  isSoundOn,
  openPlaySession,
  playSessionOfLaunch,
  savePlayMoney,
  saveSound,
  type PlaySession,
} from './play-sessions.ts';
export {
  advanceRound,
  beginRound,
  betOutcome,
  cancelRound,
  findRound,
  isChoiceOver,
  lastRounds,
  openRounds,
  placeOf,
  roundsDue,
  roundToChoose,
  storeDraw,
  takePlannedRound,
  type GameRoundRow,
  type PlannedRoundRow,
} from './rounds.ts';
