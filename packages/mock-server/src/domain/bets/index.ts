export {
  describeBet,
  findOrCreateBet,
  isBetOn,
  keepTickets,
  lotteryTicketOf,
  recalculateBet,
  type Tickets,
} from './bets.ts';
export { listWinners } from './winners.ts';
