export { countBookedMovement, figureOfKind, ownMinorOf, type AccountFigure } from './movements.ts';
export { countPlayedBet } from './bets.ts';
export { accountDaysIn, accountTotalOf } from './rows.ts';
