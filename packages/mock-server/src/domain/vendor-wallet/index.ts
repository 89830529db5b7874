export { credit, debit, getBalance, rollback } from './vendor-wallet.ts';
