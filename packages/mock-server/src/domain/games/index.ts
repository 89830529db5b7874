export { kindOf, tableOf, titleOf, type Table } from './game-address.ts';
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
  betsOfRound,
  cancelRound,
  findRound,
  isChoiceOver,
  isEnded,
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
