export {
  describeBet,
  findOrCreateBet,
  isBetOn,
  keepTickets,
  lotteryTicketOf,
  recalculateBet,
  sportsTicketOf,
  type Tickets,
} from './bets.ts';
export { listWinners } from './winners.ts';
