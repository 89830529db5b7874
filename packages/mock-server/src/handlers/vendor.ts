import * as wallet from '../domain/vendor-wallet.ts';
import type { Handler } from '../gateway/handler.ts';

export const vendorGetBalance: Handler<'vendorGetBalance'> = ({ body }, context) => wallet.getBalance(context, body);

export const vendorDebit: Handler<'vendorDebit'> = ({ body }, context) => wallet.debit(context, body);

export const vendorCredit: Handler<'vendorCredit'> = ({ body }, context) => wallet.credit(context, body);

export const vendorRollback: Handler<'vendorRollback'> = ({ body }, context) => wallet.rollback(context, body);
