import * as deposits from '../domain/deposits/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listDepositMethods: Handler<'listDepositMethods'> = ({ query }, context) =>
  deposits.listMethods(context, query);

export const createDepositOrder: Handler<'createDepositOrder'> = ({ body }, context) =>
  deposits.createOrder(context, body);

export const getDepositOrder: Handler<'getDepositOrder'> = ({ path }, context) =>
  deposits.getOrder(context, path.orderId);

export const listDepositOrders: Handler<'listDepositOrders'> = ({ query }, context) =>
  deposits.listOrders(context, { status: 'ALL', ...query });

export const cancelDepositOrder: Handler<'cancelDepositOrder'> = ({ path }, context) =>
  deposits.cancelOrder(context, path.orderId);

export const receiveDepositCallback: Handler<'receiveDepositCallback'> = ({ body, path }, context) =>
  deposits.applyPaymentReport(context, path.provider, body);

export const submitDepositProof: Handler<'submitDepositProof'> = ({ body, path }, context) =>
  deposits.submitProof(context, path.orderId, body);
