import * as orders from '../domain/deposits/orders.ts';
import { submitProof } from '../domain/deposits/proofs.ts';
import { applyPaymentReport } from '../domain/deposits/settlement.ts';
import { existingMember } from '../domain/member.ts';
import { sessionOf, type Handler } from '../gateway/handler.ts';

export const listDepositMethods: Handler<'listDepositMethods'> = ({ query }, context) =>
  orders.listMethods(context, sessionOf(context).memberId, query);

export const createDepositOrder: Handler<'createDepositOrder'> = ({ body }, context) =>
  orders.createOrder(context, existingMember(context, sessionOf(context).memberId), body);

export const getDepositOrder: Handler<'getDepositOrder'> = ({ path }, context) =>
  orders.getOrder(context, sessionOf(context).memberId, path.orderId);

export const listDepositOrders: Handler<'listDepositOrders'> = ({ query }, context) =>
  orders.listOrders(context, sessionOf(context).memberId, { status: 'ALL', ...query });

export const cancelDepositOrder: Handler<'cancelDepositOrder'> = ({ path }, context) =>
  orders.cancelOrder(context, sessionOf(context).memberId, path.orderId);

export const receiveDepositCallback: Handler<'receiveDepositCallback'> = ({ body, path }, context) =>
  applyPaymentReport(context, path.provider, body);

export const submitDepositProof: Handler<'submitDepositProof'> = ({ body, path }, context) =>
  submitProof(context, sessionOf(context).memberId, path.orderId, body);
