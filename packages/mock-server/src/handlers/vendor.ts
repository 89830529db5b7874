import * as vendorWallet from '../domain/vendor-wallet/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const vendorGetBalance: Handler<'vendorGetBalance'> = ({ body }, context) =>
  vendorWallet.getBalance(context, body);

export const vendorDebit: Handler<'vendorDebit'> = ({ body }, context) => vendorWallet.debit(context, body);

export const vendorCredit: Handler<'vendorCredit'> = ({ body }, context) => vendorWallet.credit(context, body);

export const vendorRollback: Handler<'vendorRollback'> = ({ body }, context) => vendorWallet.rollback(context, body);
