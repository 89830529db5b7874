export { getBet, listBets, listTransactions } from './reports.ts';
