import {
  addAmounts,
  formatAmount,
  isReturnedWithdrawal,
  parseAmount,
  subtractAmounts,
  type Amount,
} from '@croupier/sdk/rules';
import type { WithdrawStatus } from '@croupier/sdk/types';

import type { WithdrawChangeRow, WithdrawOrderRow, WithdrawPayoutRow } from '../../store/rows/withdrawals.ts';
import { emit, type DomainContext } from '../kernel/index.ts';

/** An order that exists. */
export function orderOf({ store }: DomainContext, orderId: string): WithdrawOrderRow {
  const order = store.withdrawOrders.get(orderId);
  if (order === undefined) throw new Error(`There is no order ${orderId}.`);
  return order;
}

/** The payments of an order, in the order in which they were planned. */
export function payoutsOf({ store }: DomainContext, orderId: string): readonly WithdrawPayoutRow[] {
  return store.withdrawPayouts.findBy('orderId', orderId);
}

/** The amount of an order that arrives. */
export function payableOf({ amount, fee, currency }: WithdrawOrderRow): Amount {
  return subtractAmounts(parseAmount(amount, currency), parseAmount(fee, currency));
}

/** What arrived of an order so far. */
export function receivedOf(payouts: readonly WithdrawPayoutRow[], currency: string): Amount {
  return payouts.reduce((sum, part) => addAmounts(sum, parseAmount(part.amountReceived ?? '0', currency)), {
    minor: 0n,
    currency,
  });
}

type Change = Pick<WithdrawChangeRow, 'by'> & Partial<Pick<WithdrawChangeRow, 'reason' | 'payoutId' | 'amount'>>;

/** Stores the status that an order has after a change of it or of its payments, and records the change. */
export function recordChange(context: DomainContext, orderId: string, at: Date, change: Change): void {
  const { store } = context;
  const order = orderOf(context, orderId);
  const status = statusOf(order, payoutsOf(context, orderId));
  if (status !== order.status) store.withdrawOrders.update(orderId, { status });
  const number = store.withdrawChanges.findBy('orderId', orderId).length + 1;
  const details = { reason: null, payoutId: null, amount: null, ...change };
  store.withdrawChanges.insert({ id: `${orderId}/${number}`, orderId, at: at.toISOString(), status, ...details });
  emit(context, 'withdrawalChanged', { memberId: order.memberId, orderId, status, at });
}

/** Status of an order by its payments (W-21); one that staff have not taken up or that was returned keeps its own. */
function statusOf({ status, paidAt }: WithdrawOrderRow, payouts: readonly WithdrawPayoutRow[]): WithdrawStatus {
  if (isReturnedWithdrawal(status) || payouts.length === 0) return status;
  if (payouts.some((part) => part.status === 'DISPUTED')) return 'DISPUTED';
  if (paidAt === null) return 'PROCESSING';
  return payouts.every((part) => part.status === 'RECEIVED' || part.status === 'REPLACED') ? 'RECEIVED' : 'PAID';
}

/** What is missing of a payment that did not arrive in full. */
export function missingOf({ amount }: WithdrawPayoutRow, received: string, currency: string): string {
  return formatAmount(subtractAmounts(parseAmount(amount, currency), parseAmount(received, currency)));
}
