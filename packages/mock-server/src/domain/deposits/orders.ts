import { MINUTE_MS, addAmounts, formatAmount, isOpenDeposit, parseAmount } from '@croupier/sdk/rules';
import type {
  CreatedDeposit,
  DepositMethods,
  DepositOrder,
  DepositOrders,
  DepositRequest,
  DepositStatus,
  LanguageCode,
} from '@croupier/sdk/types';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import {
  readAmount,
  refuseOutside,
  sessionOf,
  refuseExternalUrl,
  isInRange,
  newestFirst,
  pageOf,
  invalidField,
  Refusal,
  localize,
  type CallContext,
  type DomainContext,
  type DomainEvents,
  type TimeQuery,
  type PageQuery,
} from '../kernel/index.ts';
import { ownCard } from '../bank-cards/index.ts';
import { isOnBreak } from '../breaks/index.ts';
import { callingMember } from '../member/index.ts';
import { depositLeft, promptBeforeDeposit, refuseDeposit, refuseUnanswered } from '../player-limits/index.ts';
import { offersFor, refuseChoice } from '../promotions/index.ts';
import { refuseRestricted } from '../restrictions/index.ts';
import { recordsRange } from '../site/index.ts';
import { describeOrder, instructionsOf } from './describe-order.ts';
import { depositMethods, methodById } from './methods.data.ts';
import { addOrder, changeOrder } from './order-rows.ts';

/** Payment deadline of an order in ms. */
const ORDER_TTL_MS = 30 * MINUTE_MS;
/** Maximum open orders; not specified by the contract. */
const MAX_OPEN_ORDERS = 3;

/** Deposit methods, all or of one currency, the member's available bonuses, and what the deposit limits leave. */
export function listMethods(
  context: CallContext,
  { currency, language }: { readonly currency?: string | undefined; readonly language?: LanguageCode | undefined } = {},
): DepositMethods {
  const member = callingMember(context);
  const isSilent = isOnBreak(context, member.id);
  const list = depositMethods
    .filter((method) => currency === undefined || method.currency === currency)
    .map((method) => (isSilent ? withoutBonus(method) : method))
    .map(({ provider: _provider, ...method }) => ({
      ...method,
      name: localize(method.name, language),
      note: localize(method.note, language),
    }));
  return {
    list,
    activities: isSilent ? [] : offersFor(context, member, language),
    limitPrompt: promptBeforeDeposit(context, member.id),
    currency: member.currency,
    ...depositLeft(context, member),
  };
}

/** A method without its bonus for a member who takes a break (P-23). */
function withoutBonus<Method extends { readonly bonusRate?: string }>(method: Method): Omit<Method, 'bonusRate'> {
  const { bonusRate: _bonusRate, ...rest } = method;
  return rest;
}

/** Creates an order with its payment instructions. */
export function createOrder(context: CallContext, request: DepositRequest): CreatedDeposit {
  const { store, clock, random, secrets } = context;
  const member = callingMember(context);
  refuseRestricted(context, 'DEPOSIT');
  if (request.promotionId !== undefined) refuseRestricted(context, 'PROMOTION');
  const method = methodById.get(request.methodId);
  if (method === undefined) throw invalidField('methodId', 'UNKNOWN', 'There is no such method.');
  refuseExternalUrl('returnUrl', request.returnUrl);
  const amount = readAmount(request, member.currency);
  if (method.maintenance) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE');
  refuseOutside(amount, { min: method.minAmount, max: method.maxAmount });
  refuseDeposit(context, member, amount);
  refuseUnanswered(context, member.id);
  if (request.bankCardId !== undefined) ownCard(context, member.id, request.bankCardId);
  if (request.promotionId !== undefined) refuseChoice(context, member, request.promotionId, amount);
  const openOrders = store.depositOrders.findBy('memberId', member.id).filter(({ status }) => isOpenDeposit(status));
  if (openOrders.length >= MAX_OPEN_ORDERS) {
    const orderIds = newestFirst(openOrders, openedAt).map(({ id }) => id);
    throw new Refusal('DEPOSIT_PENDING_LIMIT', { value: { orderIds } });
  }
  const now = clock.now();
  const pageToken = secrets.hex(32);
  // Drawn for every method, so that later random values depend only on the number of orders.
  const number = random.integer(1000, 9999);
  const order = addOrder(context, {
    id: nextOrderId(context),
    memberId: member.id,
    methodId: method.methodId,
    provider: method.provider,
    amount: formatAmount(amount),
    currency: amount.currency,
    status: 'PENDING',
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + ORDER_TTL_MS).toISOString(),
    completedAt: null,
    paid: null,
    bonus: null,
    accountNumber: method.kind === 'BANK_TRANSFER' ? `0021 4471 ${number}` : null,
    promotionId: request.promotionId ?? null,
    pageToken,
  });
  return { depositOrder: describeOrder(context, order), ...instructionsOf(context, order) };
}

/** Cancels an unpaid order; a cancelled one stays as it is. */
export function cancelOrder(context: CallContext, orderId: string): DepositOrder {
  const order = ownOrder(context, orderId);
  if (order.status === 'CANCELLED') return describeOrder(context, order);
  if (order.status !== 'PENDING') throw new Refusal('ORDER_STATE_INVALID');
  return describeOrder(context, changeOrder(context, order.id, { status: 'CANCELLED' }, context.clock.now()));
}

/** Cancels the unpaid orders of a member who takes a break; what is being processed goes on (P-22). */
export function cancelOrdersForBreak(context: DomainContext, { memberId, at }: DomainEvents['breakStarted']): void {
  for (const { id, status } of context.store.depositOrders.findBy('memberId', memberId)) {
    if (status === 'PENDING') changeOrder(context, id, { status: 'CANCELLED' }, at);
  }
}

export function getOrder(context: CallContext, orderId: string): DepositOrder {
  return describeOrder(context, ownOrder(context, orderId));
}

/** The member's orders in a time range, newest first, with the sums of all of them. */
export function listOrders(
  context: CallContext,
  query: PageQuery & TimeQuery & { readonly status: DepositStatus | 'ALL' },
): DepositOrders {
  const { id, currency } = callingMember(context);
  const range = recordsRange(context, query);
  const orders = context.store.depositOrders
    .findBy('memberId', id)
    .filter(
      ({ status, createdAt }) => (query.status === 'ALL' || status === query.status) && isInRange(range, createdAt),
    );
  const page = pageOf(newestFirst(orders, openedAt), query);
  const paid = orders.flatMap((order) => (order.status === 'COMPLETED' ? [order.paid ?? order.amount] : []));
  const total = {
    amount: sumOf(
      orders.map(({ amount }) => amount),
      currency,
    ),
    paidAmount: sumOf(paid, currency),
    currency,
  };
  return { ...page, content: page.content.map((order) => describeOrder(context, order)), total };
}

const openedAt = ({ createdAt }: DepositOrderRow): string => createdAt;

function sumOf(amounts: readonly string[], currency: string): string {
  const zero = { minor: 0n, currency };
  return formatAmount(amounts.reduce((sum, text) => addAmounts(sum, parseAmount(text, currency)), zero));
}

/** Finds an order of the member. Refuses every other id with DEPOSIT_ORDER_NOT_FOUND. */
export function ownOrder(context: CallContext, orderId: string): DepositOrderRow {
  const order = context.store.depositOrders.get(orderId);
  if (order === undefined || order.memberId !== sessionOf(context).memberId)
    throw new Refusal('DEPOSIT_ORDER_NOT_FOUND');
  return order;
}

/** `dep_`, the UTC date, and the order's number on that day. */
function nextOrderId({ store, clock }: DomainContext): string {
  const day = `dep_${clock.now().toISOString().slice(0, 10).replaceAll('-', '')}_`;
  let number = store.depositOrders.all().filter(({ id }) => id.startsWith(day)).length + 1;
  const make = (): string => day + String(number).padStart(4, '0');
  while (store.depositOrders.get(make()) !== undefined) number += 1;
  return make();
}
