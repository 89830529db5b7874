export { getBet, listBets } from './bets.ts';
export { listBonuses } from './bonus-details.ts';
export { getPersonalProfit } from './profit.ts';
export { listTransactions } from './transactions.ts';
