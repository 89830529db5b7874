export {
  describeBet,
  findOrCreateBet,
  gameIdOf,
  isBetOn,
  keepTickets,
  lotteryTicketOf,
  recalculateBet,
  sportsTicketOf,
  type Tickets,
} from './bets.ts';
export { listWinners } from './winners.ts';
