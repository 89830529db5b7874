import * as wallet from '../domain/vendor-wallet/vendor-wallet.ts';
import type { CallContext, Handler } from '../gateway/handler.ts';

/** Adds the vendor, as the gateway has checked it, to a request. */
const by = <Body extends object>({ caller }: CallContext, body: Body): Body & { readonly vendor: string } => ({
  ...body,
  vendor: caller,
});

export const vendorGetBalance: Handler<'vendorGetBalance'> = ({ body }, context) =>
  wallet.getBalance(context, by(context, body));

export const vendorDebit: Handler<'vendorDebit'> = ({ body }, context) => wallet.debit(context, by(context, body));

export const vendorCredit: Handler<'vendorCredit'> = ({ body }, context) => wallet.credit(context, by(context, body));

export const vendorRollback: Handler<'vendorRollback'> = ({ body }, context) =>
  wallet.rollback(context, by(context, body));
