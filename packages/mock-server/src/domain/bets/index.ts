export { describeBet, findOrCreateBet, isBetOn, keepTickets, recalculateBet, type Tickets } from './bets.ts';
export { listWinners } from './winners.ts';
