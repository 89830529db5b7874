import { formatAmount } from '@croupier/sdk/rules';
import type {
  DepositMethod,
  DepositOrder,
  DepositRequest,
  DepositStatus,
  LanguageCode,
  Promotion,
  ReceivingAccount,
} from '@croupier/sdk/types';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { invalidField, readAmount, refuseOutside } from '../amounts.ts';
import type { DomainContext } from '../context.ts';
import { refuseExternalUrl, paymentPage } from '../addresses.ts';
import { isInRange, readRange, type TimeQuery } from '../date-range.ts';
import { pageOf, type PageQuery } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import { localize } from '../localized-text.ts';
import { bonusesFor, refuseIneligible } from './bonuses.ts';
import { depositMethods, methodById, type SandboxMethod } from './methods.data.ts';

/** Payment deadline of an order in ms. */
const ORDER_TTL_MS = 30 * 60_000;
/** Maximum open orders; not specified by the contract. */
const MAX_OPEN_ORDERS = 3;

interface CreatedDeposit {
  depositOrder: DepositOrder;
  payUrl?: string;
  qrCode?: string;
  receivingAccount?: ReceivingAccount;
}

/** Deposit methods, all or of one currency, and the member's available bonuses. */
export function listMethods(
  context: DomainContext,
  memberId: string,
  { currency, language }: { readonly currency?: string | undefined; readonly language?: LanguageCode | undefined } = {},
): { list: DepositMethod[]; activities: Promotion[] } {
  const list = depositMethods
    .filter((method) => currency === undefined || method.currency === currency)
    .map(({ provider: _provider, ...method }) => ({
      ...method,
      name: localize(method.name, language),
      note: localize(method.note, language),
    }));
  return { list, activities: bonusesFor(context, memberId, language) };
}

/** Creates an order with its payment instructions. */
export function createOrder(
  context: DomainContext & { readonly origin: string },
  member: MemberRow,
  request: DepositRequest,
): CreatedDeposit {
  const { store, clock, secrets } = context;
  const method = methodById.get(request.methodId);
  if (method === undefined) throw invalidField('methodId', 'UNKNOWN', 'There is no such method.');
  refuseExternalUrl('returnUrl', request.returnUrl);
  const amount = readAmount(request, member.currency);
  if (method.maintenance) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE');
  refuseOutside(amount, { min: method.minAmount, max: method.maxAmount });
  // No member has a bank card: the calls that add one are not modelled.
  if (request.bankCardId !== undefined) throw invalidField('bankCardId', 'UNKNOWN', 'There is no such card.');
  if (request.promotionId !== undefined) refuseIneligible(context, member.id, request.promotionId);
  const openOrders = store.depositOrders.findBy('memberId', member.id).filter(({ status }) => OPEN_STATES.has(status));
  if (openOrders.length >= MAX_OPEN_ORDERS) throw new Refusal('DEPOSIT_PENDING_LIMIT');
  const now = clock.now();
  const pageToken = secrets.hex(32);
  const order = store.transact(() =>
    store.depositOrders.insert({
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
      promotionId: request.promotionId ?? null,
      pageToken,
    }),
  );
  return { depositOrder: describeOrder(order), ...paymentInstructions(context, method, { ...order, pageToken }) };
}

/** Cancels an unpaid order. */
export function cancelOrder(context: DomainContext, memberId: string, orderId: string): DepositOrder {
  const order = ownOrder(context, memberId, orderId);
  if (order.status !== 'PENDING') throw new Refusal('ORDER_STATE_INVALID');
  const { store } = context;
  return describeOrder(store.transact(() => store.depositOrders.update(order.id, { status: 'CANCELLED' })));
}

export function getOrder(context: DomainContext, memberId: string, orderId: string): DepositOrder {
  return describeOrder(ownOrder(context, memberId, orderId));
}

/** The member's orders in a time range, newest first. */
export function listOrders(
  context: DomainContext,
  memberId: string,
  query: PageQuery & TimeQuery & { readonly status: DepositStatus | 'ALL' },
) {
  const range = readRange(context, query);
  const orders = context.store.depositOrders
    .findBy('memberId', memberId)
    .filter(
      ({ status, createdAt }) => (query.status === 'ALL' || status === query.status) && isInRange(range, createdAt),
    )
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return pageOf(orders.map(describeOrder), query);
}

/** States that are not final. */
const OPEN_STATES: ReadonlySet<string> = new Set<DepositStatus>(['PENDING', 'PROCESSING']);

/** Finds an order of the member. Refuses every other id with DEPOSIT_ORDER_NOT_FOUND. */
export function ownOrder({ store }: DomainContext, memberId: string, orderId: string): DepositOrderRow {
  const order = store.depositOrders.get(orderId);
  if (order === undefined || order.memberId !== memberId) throw new Refusal('DEPOSIT_ORDER_NOT_FOUND');
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

function paymentInstructions(
  { random, origin }: DomainContext & { readonly origin: string },
  method: SandboxMethod,
  { id, expiresAt, pageToken }: DepositOrderRow & { readonly pageToken: string },
) {
  // Drawn for every method, so that later random values depend only on the number of orders.
  const number = random.integer(1000, 9999);
  if (method.kind === 'BANK_TRANSFER') {
    const accountNumber = `0021 4471 ${number}`;
    const payeeName = 'Croupier Payments Inc.';
    return { receivingAccount: { bankName: 'Kawayan Bank', accountNumber, payeeName, expiresAt } };
  }
  if (method.kind === 'QR') return { qrCode: `00020101021228PH00${method.provider.toUpperCase()}${id}` };
  return { payUrl: paymentPage(origin, id, pageToken) };
}

export function describeOrder(order: DepositOrderRow): DepositOrder {
  return {
    orderId: order.id,
    methodId: order.methodId,
    amount: order.amount,
    currency: order.currency,
    status: order.status,
    createdAt: order.createdAt,
    expiresAt: order.expiresAt,
    ...(order.completedAt === null ? {} : { completedAt: order.completedAt }),
    ...(order.promotionId === null ? {} : { promotionId: order.promotionId }),
  };
}
