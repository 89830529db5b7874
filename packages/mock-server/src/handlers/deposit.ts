import * as orders from '../domain/deposits/orders.ts';
import { submitProof } from '../domain/deposits/proofs.ts';
import { applyPaymentReport } from '../domain/deposits/settlement.ts';
import { existingMember } from '../domain/member/member.ts';
import { sessionOf, type CallContext, type Handler } from '../gateway/handler.ts';

const caller = (context: CallContext) => existingMember(context, sessionOf(context).memberId);

export const listDepositMethods: Handler<'listDepositMethods'> = ({ query }, context) =>
  orders.listMethods(context, caller(context), query);

export const createDepositOrder: Handler<'createDepositOrder'> = ({ body }, context) =>
  orders.createOrder(context, caller(context), body);

export const getDepositOrder: Handler<'getDepositOrder'> = ({ path }, context) =>
  orders.getOrder(context, sessionOf(context).memberId, path.orderId);

export const listDepositOrders: Handler<'listDepositOrders'> = ({ query }, context) =>
  orders.listOrders(context, caller(context), { status: 'ALL', ...query });

export const cancelDepositOrder: Handler<'cancelDepositOrder'> = ({ path }, context) =>
  orders.cancelOrder(context, sessionOf(context).memberId, path.orderId);

export const receiveDepositCallback: Handler<'receiveDepositCallback'> = ({ body, path }, context) =>
  applyPaymentReport(context, path.provider, body);

export const submitDepositProof: Handler<'submitDepositProof'> = ({ body, path }, context) =>
  submitProof(context, sessionOf(context).memberId, path.orderId, body);
