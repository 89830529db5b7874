export { countBookedMovement, figureOfKind, ownMinorOf } from './movements.ts';
export { countPlayedBet } from './bets.ts';
export { accountDaysIn, accountTotalOf, hasPlayedSince } from './rows.ts';
