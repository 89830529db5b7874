export {
  ADJUSTMENT,
  balanceOf,
  BONUS,
  mainBalance,
  mainWallet,
  move,
  operatorAccount,
  post,
  providerAccount,
  reverse,
  vendorWallet,
  type Posting,
} from './ledger.ts';
export { readMovement, readStatement, type Line, type StatementPart } from './statement.ts';
