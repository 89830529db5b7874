import * as withdrawals from '../domain/withdrawals/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getWithdrawConfig: Handler<'getWithdrawConfig'> = (_input, context) => withdrawals.getConfig(context);

export const quoteWithdraw: Handler<'quoteWithdraw'> = ({ query }, context) => withdrawals.quote(context, query);

export const createWithdrawOrder: Handler<'createWithdrawOrder'> = ({ body }, context) =>
  withdrawals.createOrder(context, body);

export const listWithdrawOrders: Handler<'listWithdrawOrders'> = ({ query }, context) =>
  withdrawals.listOrders(context, { status: 'ALL', ...query });

export const getWithdrawOrder: Handler<'getWithdrawOrder'> = ({ path }, context) =>
  withdrawals.getOrder(context, path.orderId);

export const cancelWithdrawOrder: Handler<'cancelWithdrawOrder'> = ({ path }, context) =>
  withdrawals.cancelOrder(context, path.orderId);

export const confirmWithdrawReceipt: Handler<'confirmWithdrawReceipt'> = ({ body, path }, context) =>
  withdrawals.confirmReceipt(context, path.orderId, body);

export const disputeWithdrawPayout: Handler<'disputeWithdrawPayout'> = ({ body, path }, context) =>
  withdrawals.disputePayout(context, path.orderId, body);
