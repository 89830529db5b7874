import { addAmounts, compareAmounts, formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { WithdrawOrder } from '@croupier/sdk/types';

import type { WithdrawOrderRow, WithdrawPayoutRow } from '../../store/rows/withdrawals.ts';
import {
  invalidField,
  readAmount,
  Refusal,
  type CallContext,
  type DomainContext,
  type MoneyInput,
} from '../kernel/index.ts';
import { settingsOf } from '../site/index.ts';
import { consumeUploads } from '../uploads/index.ts';
import { describeOrder } from './describe-order.ts';
import { ownOrder } from './orders.ts';
import { orderOf, payableOf, payoutsOf, receivedOf, recordChange } from './order-rows.ts';
import { DECISION_MS } from './staff-script.ts';

interface ReceiptRequest {
  readonly payoutId?: string | undefined;
  /** Of the whole order, this payment included. */
  readonly amountReceived: string;
  readonly remainingAmount: string;
  readonly currency: string;
  readonly proofImages: readonly string[];
}

/** Confirms that one payment arrived in full. Refuses in the order of rule W-25. */
export function confirmReceipt(context: CallContext, orderId: string, request: ReceiptRequest): WithdrawOrder {
  const { store, clock } = context;
  const order = ownOrder(context, orderId);
  const part = partToAnswer(context, order, request.payoutId);
  refuseOtherAmounts(context, order, part, request);
  return store.transact(() => {
    const proofImages = consumeProofs(context, order, part, request.proofImages);
    const at = clock.now();
    store.withdrawPayouts.update(part.id, { status: 'RECEIVED', amountReceived: part.amount });
    store.withdrawOrders.update(order.id, { confirmedAt: at.toISOString(), proofImages });
    recordChange(context, order.id, at, { by: 'MEMBER', payoutId: part.id, amount: part.amount });
    return describeOrder(context, orderOf(context, order.id));
  });
}

interface DisputeRequest {
  readonly payoutId?: string | undefined;
  /** What arrived of this payment. */
  readonly amountReceived: string;
  readonly currency: string;
  readonly note?: string | undefined;
  readonly proofImages?: readonly string[] | undefined;
}

/** Reports that one payment did not arrive in full; its deadline stops, and staff decide (W-26). */
export function disputePayout(context: CallContext, orderId: string, request: DisputeRequest): WithdrawOrder {
  const { store, clock } = context;
  const order = ownOrder(context, orderId);
  const part = partToAnswer(context, order, request.payoutId);
  const received = readAmount({ amount: request.amountReceived, currency: request.currency }, order.currency);
  if (compareAmounts(received, parseAmount(part.amount, order.currency)) >= 0)
    throw invalidField('amountReceived', 'TOO_LARGE', 'Less than the payment.');
  const at = clock.now();
  return store.transact(() => {
    const images = consumeProofs(context, order, part, request.proofImages ?? []);
    openDispute(context, order, part, {
      amountReceived: formatAmount(received),
      note: request.note ?? null,
      images,
      at,
      expectedAt: new Date(at.getTime() + DECISION_MS),
    });
    return describeOrder(context, orderOf(context, order.id));
  });
}

interface Report {
  readonly amountReceived: string;
  readonly note: string | null;
  readonly images: string[];
  readonly at: Date;
  /** When staff decide. */
  readonly expectedAt: Date;
}

/** Records a dispute as of an instant. */
export function openDispute(
  context: DomainContext,
  order: WithdrawOrderRow,
  part: WithdrawPayoutRow,
  { amountReceived, note, images, at, expectedAt }: Report,
): void {
  const { store } = context;
  store.withdrawDisputes.insert({
    id: part.id,
    amountReceived,
    note,
    images,
    openedAt: at.toISOString(),
    expectedAt: expectedAt.toISOString(),
    outcome: 'OPEN',
    decidedAt: null,
  });
  store.withdrawPayouts.update(part.id, { status: 'DISPUTED', amountReceived });
  store.withdrawOrders.update(order.id, { confirmedAt: at.toISOString() });
  recordChange(context, order.id, at, { by: 'MEMBER', payoutId: part.id, amount: amountReceived });
}

/**
 * The payment that a receipt or dispute is about: the one that is named, else the only one that waits for a receipt, else
 * the one that was sent last. Refuses sites without receipts with FEATURE_DISABLED, and payments in the order of W-25.
 */
function partToAnswer(context: CallContext, order: WithdrawOrderRow, payoutId: string | undefined): WithdrawPayoutRow {
  if (!settingsOf(context).receiptConfirmEnabled) throw new Refusal('FEATURE_DISABLED');
  const parts = payoutsOf(context, order.id);
  const sent = parts.filter(({ sentAt }) => sentAt !== null);
  const waiting = parts.filter(({ status }) => status === 'SENT');
  if (sent.length === 0) throw new Refusal('ORDER_STATE_INVALID');
  if (payoutId === undefined && waiting.length > 1)
    throw invalidField('payoutId', 'REQUIRED', 'Several payments wait for a receipt.');
  const part = payoutId === undefined ? (waiting[0] ?? sent.at(-1)) : parts.find(({ id }) => id === payoutId);
  if (part === undefined) throw invalidField('payoutId', 'UNKNOWN', 'There is no such payment.');
  if (part.status === 'PLANNED') throw new Refusal('ORDER_STATE_INVALID');
  if (part.status !== 'SENT') throw new Refusal('WITHDRAW_ALREADY_CONFIRMED');
  return part;
}

/** Refuses amounts that are not those of the order with this payment, with FIELD_INVALID on both. */
function refuseOtherAmounts(
  context: DomainContext,
  order: WithdrawOrderRow,
  part: WithdrawPayoutRow,
  request: ReceiptRequest,
): void {
  const { currency } = order;
  const read = (amount: string): MoneyInput => ({ amount, currency: request.currency });
  const before = receivedOf(payoutsOf(context, order.id), currency);
  const received = addAmounts(before, parseAmount(part.amount, currency));
  const remaining = subtractAmounts(payableOf(order), received);
  const isRight =
    compareAmounts(readAmount(read(request.amountReceived), currency), received) === 0 &&
    compareAmounts(readAmount(read(request.remainingAmount), currency), remaining) === 0;
  if (isRight) return;
  const message = `Received ${formatAmount(received)}, missing ${formatAmount(remaining)}.`;
  const fields = ['amountReceived', 'remainingAmount'] as const;
  throw new Refusal('FIELD_INVALID', {
    fieldErrors: fields.map((field) => ({ field, reason: 'MISMATCH', message })),
  });
}

function consumeProofs(
  context: CallContext,
  { memberId }: WithdrawOrderRow,
  part: WithdrawPayoutRow,
  images: readonly string[],
): string[] {
  const use = { field: 'proofImages', purpose: 'WITHDRAW_PROOF', by: `withdrawPayout ${part.id}` } as const;
  return consumeUploads(context, images, { ...use, memberId, before: [] });
}
