export { BONUS_KINDS } from './bonus-kinds.ts';
export {
  ADJUSTMENT,
  balanceOf,
  BONUS,
  COMMISSION,
  FEES,
  isMemberAccount,
  mainBalance,
  mainWallet,
  move,
  operatorAccount,
  post,
  providerAccount,
  reverse,
  TRANSFERS,
  vendorWallet,
  WITHDRAWALS,
  type Posting,
} from './ledger.ts';
export { paidDepositsOf } from './paid-deposits.ts';
export { sumOfMember } from './member-sums.ts';
export { partOf, readMovement, readStatement, type Line, type StatementPart } from './statement.ts';
export { vendorOf } from './vendor-of.ts';
