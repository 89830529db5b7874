import { addAmounts, formatAmount, isFinalWithdrawal, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { Transaction, WithdrawOrder, WithdrawOrders, WithdrawStatus } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import type { WithdrawOrderRow } from '../../store/rows/withdrawals.ts';
import {
  isInRange,
  newestFirst,
  pageOf,
  Refusal,
  sessionOf,
  type CallContext,
  type DomainContext,
  type LocalizedText,
  type PageQuery,
  type TimeQuery,
} from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { refuseRestricted } from '../restrictions/index.ts';
import { checkPaymentPassword } from '../security/index.ts';
import { recordSecurityEvent } from '../security-events/index.ts';
import { recordsRange, settingsOf } from '../site/index.ts';
import { checkWithdrawal, type CheckedWithdrawal, type WithdrawInput } from './checks.ts';
import { describeOrder } from './describe-order.ts';
import { returnAmount, takeAmount } from './money.ts';
import { orderOf, payableOf, recordChange } from './order-rows.ts';

/** Note of the returned amount. */
const CANCELLED: LocalizedText = { EN: 'Cancelled by the member.', TY: 'Kinansela ng miyembro.' };

/** Takes the amount of a withdrawal from the main balance, for staff to process. Refuses in the order of rule W-04. */
export function createOrder(
  context: CallContext,
  { paymentPassword, ...input }: WithdrawInput & { readonly paymentPassword: string },
): WithdrawOrder {
  const member = callingMember(context);
  const withdrawal = checkWithdrawal(context, member, input);
  checkPaymentPassword(context, member.id, paymentPassword);
  return context.store.transact(() => {
    const order = openOrder(context, member, withdrawal, { at: context.clock.now() });
    recordSecurityEvent(context, { memberId: member.id, kind: 'WITHDRAWAL_REQUESTED', caller: context.caller });
    return describeOrder(context, order);
  });
}

/** Books a checked withdrawal as of an instant. */
export function openOrder(
  context: DomainContext,
  { id: memberId, currency }: Pick<MemberRow, 'id' | 'currency'>,
  { amount, fee, card }: Pick<CheckedWithdrawal, 'amount' | 'fee' | 'card'>,
  { at, id = nextOrderId(context, at) }: { readonly at: Date; readonly id?: string },
): WithdrawOrderRow {
  const { store } = context;
  const { bankCode, accountNumber, payeeName } = card;
  return store.transact(() => {
    const order = store.withdrawOrders.insert({
      id,
      memberId,
      amount: formatAmount(amount),
      fee: formatAmount(fee),
      currency,
      cardId: card.id,
      bankCode,
      accountNumber,
      payeeName,
      status: 'PENDING',
      createdAt: at.toISOString(),
      paidAt: null,
      rejectCode: null,
      confirmedAt: null,
      proofImages: [],
    });
    takeAmount(context, order, at);
    recordChange(context, order.id, at, { by: 'MEMBER' });
    return order;
  });
}

/** Cancels an order that staff have not taken up. Refuses in the order of rule W-29. */
export function cancelOrder(context: CallContext, orderId: string): WithdrawOrder {
  const { store, clock } = context;
  const order = ownOrder(context, orderId);
  if (!settingsOf(context).withdrawCancel) throw new Refusal('FEATURE_DISABLED');
  refuseRestricted(context, 'CANCEL_WITHDRAWAL');
  if (order.status !== 'PENDING') throw new Refusal('ORDER_STATE_INVALID');
  const at = clock.now();
  return store.transact(() => {
    store.withdrawOrders.update(order.id, { status: 'CANCELLED' });
    returnAmount(context, order, at, CANCELLED);
    recordChange(context, order.id, at, { by: 'MEMBER', amount: order.amount });
    return describeOrder(context, orderOf(context, order.id));
  });
}

export function getOrder(context: CallContext, orderId: string): WithdrawOrder {
  return describeOrder(context, ownOrder(context, orderId));
}

/** The member's orders in a time range, newest first, with the sums of all of them. */
export function listOrders(
  context: CallContext,
  query: PageQuery & TimeQuery & { readonly status: WithdrawStatus | 'ALL' },
): WithdrawOrders {
  const { id, currency } = callingMember(context);
  const range = recordsRange(context, query);
  const orders = context.store.withdrawOrders
    .findBy('memberId', id)
    .filter(
      ({ status, createdAt }) => (query.status === 'ALL' || status === query.status) && isInRange(range, createdAt),
    );
  const page = pageOf(
    newestFirst(orders, ({ createdAt }) => createdAt),
    query,
  );
  const sumOf = (amounts: readonly Amount[]): string =>
    formatAmount(amounts.reduce(addAmounts, { minor: 0n, currency }));
  const total = {
    amount: sumOf(orders.map(({ amount }) => parseAmount(amount, currency))),
    fee: sumOf(orders.map(({ fee }) => parseAmount(fee, currency))),
    payable: sumOf(orders.map(payableOf)),
    currency,
  };
  return { ...page, content: page.content.map((order) => describeOrder(context, order)), total };
}

/** Finds an order of the member. Refuses every other id with WITHDRAW_ORDER_NOT_FOUND. */
export function ownOrder(context: CallContext, orderId: string): WithdrawOrderRow {
  const order = context.store.withdrawOrders.get(orderId);
  if (order === undefined || order.memberId !== sessionOf(context).memberId)
    throw new Refusal('WITHDRAW_ORDER_NOT_FOUND');
  return order;
}

/** Status of the booking of a withdrawal: PENDING until its order is final. */
export function statusOfBooking({ store }: DomainContext, orderId: string): Transaction['status'] {
  const status = store.withdrawOrders.get(orderId)?.status;
  if (status === undefined || status === 'RECEIVED') return 'COMPLETED';
  return isFinalWithdrawal(status) ? 'FAILED' : 'PENDING';
}

/** `wd_`, the UTC date, and the order's number on that day. */
function nextOrderId({ store }: DomainContext, at: Date): string {
  const day = `wd_${at.toISOString().slice(0, 10).replaceAll('-', '')}_`;
  let number = 1;
  const make = (): string => day + String(number).padStart(4, '0');
  while (store.withdrawOrders.get(make()) !== undefined) number += 1;
  return make();
}
