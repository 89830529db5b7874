export { bookTransfer } from './book-transfer.ts';
export { counterpartyOf, getTransfer, listTransfers } from './records.ts';
export { listTargets } from './targets.ts';
export { transferToDownline, transferToUpline } from './send.ts';
