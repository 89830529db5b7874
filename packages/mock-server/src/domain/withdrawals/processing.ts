import { formatAmount, parseAmount, splitAmount, MINUTE_MS } from '@croupier/sdk/rules';
import type { WithdrawRejectCode } from '@croupier/sdk/types';

import type { WithdrawOrderRow, WithdrawPayoutRow } from '../../store/rows/withdrawals.ts';
import type { DomainContext } from '../kernel/index.ts';
import { settingsOf } from '../site/index.ts';
import { keepFee, returnAmount, sendAmount, takeBackAmount } from './money.ts';
import { missingOf, payableOf, payoutsOf, recordChange } from './order-rows.ts';
import { REJECT_REASONS } from './reject-reasons.data.ts';
import { FIRST_PAYMENT_MS, NEXT_PAYMENT_MS, scriptOf } from './staff-script.ts';

/** Plans the payments of an order, its payable shared equally (W-24). */
export function approve(context: DomainContext, order: WithdrawOrderRow, at: Date): void {
  const { store } = context;
  const weights = Array.from({ length: scriptOf(order).payments }, () => 1n);
  for (const [index, amount] of splitAmount(payableOf(order), weights).entries()) {
    const expectedAt = new Date(at.getTime() + FIRST_PAYMENT_MS + index * NEXT_PAYMENT_MS);
    store.withdrawPayouts.insert({
      ...NEW_PAYOUT,
      id: `${order.id}_${index + 1}`,
      orderId: order.id,
      amount: formatAmount(amount),
      expectedAt: expectedAt.toISOString(),
      // Planned payments are matched with deposits of others (W-28).
      hasDeposit: true,
    });
  }
  recordChange(context, order.id, at, { by: 'STAFF' });
}

const NEW_PAYOUT = {
  status: 'PLANNED',
  sentAt: null,
  confirmDeadline: null,
  reference: null,
  amountReceived: null,
  forced: false,
  replaces: null,
} as const;

/** Rejects an order of which nothing was sent: its payments are dropped and its amount goes back. */
export function reject(
  context: DomainContext,
  order: WithdrawOrderRow,
  at: Date,
  { code, by }: { readonly code: WithdrawRejectCode; readonly by: 'STAFF' | 'BANK' },
): void {
  const { store } = context;
  for (const { id } of payoutsOf(context, order.id)) store.withdrawPayouts.remove(id);
  store.withdrawOrders.update(order.id, { status: 'REJECTED', rejectCode: code });
  returnAmount(context, order, at, REJECT_REASONS[code]);
  recordChange(context, order.id, at, { by, reason: code, amount: order.amount });
}

/** Sends a planned payment; the fee is kept with the first, and the last one sets `paidAt`. */
export function send(context: DomainContext, order: WithdrawOrderRow, part: WithdrawPayoutRow, at: Date): void {
  const { store } = context;
  if (payoutsOf(context, order.id).every(({ sentAt }) => sentAt === null)) keepFee(context, order, at);
  sendAmount(context, order, at, parseAmount(part.amount, order.currency));
  store.withdrawPayouts.update(part.id, sentPart(context, part, at));
  const isLast = payoutsOf(context, order.id).every(({ sentAt }) => sentAt !== null);
  if (isLast && order.paidAt === null) store.withdrawOrders.update(order.id, { paidAt: at.toISOString() });
  recordChange(context, order.id, at, { by: 'BANK', payoutId: part.id, amount: part.amount });
}

/** A payment that was sent at an instant. Sites without receipts count it as received. */
function sentPart(
  context: DomainContext,
  { amount }: Pick<WithdrawPayoutRow, 'amount'>,
  at: Date,
): Partial<WithdrawPayoutRow> {
  const { receiptConfirmEnabled, receiptConfirmMinutes } = settingsOf(context);
  const sent = { sentAt: at.toISOString(), reference: String(context.random.integer(1_000_000_000, 9_999_999_999)) };
  if (!receiptConfirmEnabled) return { ...sent, status: 'RECEIVED', amountReceived: amount };
  const confirmDeadline = new Date(at.getTime() + receiptConfirmMinutes * MINUTE_MS).toISOString();
  return { ...sent, status: 'SENT', confirmDeadline };
}

/** Counts a payment as received in full, by its deadline or by staff (W-26 and W-27). */
export function forceReceipt(
  context: DomainContext,
  order: WithdrawOrderRow,
  part: WithdrawPayoutRow,
  { at, by }: { readonly at: Date; readonly by: 'SYSTEM' | 'STAFF' },
): void {
  const { store } = context;
  store.withdrawPayouts.update(part.id, { status: 'RECEIVED', amountReceived: part.amount, forced: true });
  store.withdrawOrders.update(order.id, { confirmedAt: at.toISOString(), proofImages: [] });
  recordChange(context, order.id, at, { by, payoutId: part.id, amount: part.amount });
}

/**
 * Decides a dispute (W-26). For the member, what was missing goes out at once as another payment; against, the payment
 * counts as received in full.
 */
export function decideDispute(
  context: DomainContext,
  order: WithdrawOrderRow,
  part: WithdrawPayoutRow,
  { at, forMember }: { readonly at: Date; readonly forMember: boolean },
): void {
  const { store } = context;
  const outcome = forMember ? 'FOR_MEMBER' : 'AGAINST_MEMBER';
  store.withdrawDisputes.update(part.id, { outcome, decidedAt: at.toISOString() });
  if (!forMember) return forceReceipt(context, order, part, { at, by: 'STAFF' });
  const amount = missingOf(part, part.amountReceived ?? '0', order.currency);
  const missing = parseAmount(amount, order.currency);
  takeBackAmount(context, order, at, missing);
  sendAmount(context, order, at, missing);
  store.withdrawPayouts.update(part.id, { status: 'REPLACED' });
  const replacement = store.withdrawPayouts.insert({
    ...NEW_PAYOUT,
    id: `${order.id}_${payoutsOf(context, order.id).length + 1}`,
    orderId: order.id,
    amount,
    expectedAt: at.toISOString(),
    hasDeposit: false,
    replaces: part.id,
    ...sentPart(context, { amount }, at),
  });
  recordChange(context, order.id, at, { by: 'STAFF', payoutId: replacement.id, amount });
}
