import { formatAmount, subtractAmounts } from '@croupier/sdk/rules';
import type {
  WithdrawConfirmation,
  WithdrawDispute,
  WithdrawOrder,
  WithdrawPayout,
  WithdrawTimelineEntry,
} from '@croupier/sdk/types';

import type { WithdrawChangeRow, WithdrawOrderRow, WithdrawPayoutRow } from '../../store/rows/withdrawals.ts';
import { describeCopy } from '../bank-cards/index.ts';
import { localize, uploadAddress, type DomainContext } from '../kernel/index.ts';
import { existingMember, profileOf } from '../member/index.ts';
import { isRestricted } from '../restrictions/index.ts';
import { settingsOf } from '../site/index.ts';
import { expectedStepOf } from './due-steps.ts';
import { missingOf, payableOf, payoutsOf, receivedOf } from './order-rows.ts';
import { REJECT_REASONS } from './reject-reasons.data.ts';

/** Converts an order to the contract's shape, in the language of its account. */
export function describeOrder(context: DomainContext, order: WithdrawOrderRow): WithdrawOrder {
  const parts = payoutsOf(context, order.id);
  const payouts = parts.map((part) => describePayout(context, order, part));
  const { rejectCode, paidAt } = order;
  const reasonOf = createReasonReader(context, order);
  const expected = expectedStepOf(context, order);
  const confirmation = describeConfirmation(order, parts);
  const matched = payouts.flatMap(({ depositReversible }) => depositReversible ?? []);
  return {
    orderId: order.id,
    amount: order.amount,
    fee: order.fee,
    payable: formatAmount(payableOf(order)),
    currency: order.currency,
    bankCardId: order.cardId,
    bankCard: describeCopy(order),
    status: order.status,
    cancellable: isCancellable(context, order),
    ...(rejectCode === null ? {} : { rejectCode, rejectReason: reasonOf(rejectCode) }),
    createdAt: order.createdAt,
    ...(expected === undefined ? {} : { expectedAt: new Date(expected.at).toISOString() }),
    ...(paidAt === null ? {} : { paidAt, ...deadlineOf(parts) }),
    payouts,
    timeline: context.store.withdrawChanges
      .findBy('orderId', order.id)
      .map((change) => describeChange(change, reasonOf)),
    ...(confirmation === undefined ? {} : { confirmation }),
    ...(matched.length === 0 ? {} : { depositReversible: matched.includes(true) }),
  };
}

/** Whether the member can cancel an order now (W-29). */
function isCancellable(context: DomainContext, { memberId, status }: WithdrawOrderRow): boolean {
  const member = existingMember(context, memberId);
  const isAllowed = settingsOf(context).withdrawCancel && !isRestricted(context, member, 'CANCEL_WITHDRAWAL');
  return status === 'PENDING' && isAllowed;
}

type ReasonReader = (code: NonNullable<WithdrawOrderRow['rejectCode']>) => string;

function createReasonReader(context: DomainContext, { memberId }: WithdrawOrderRow): ReasonReader {
  const { language } = profileOf(context, memberId);
  return (code) => localize(REJECT_REASONS[code], language ?? undefined);
}

/** The latest deadline of the payments that wait for a receipt (W-23). */
function deadlineOf(parts: readonly WithdrawPayoutRow[]): { confirmDeadline?: string } {
  const deadlines = parts.flatMap(({ status, confirmDeadline }) =>
    status === 'SENT' && confirmDeadline !== null ? [confirmDeadline] : [],
  );
  const latest = deadlines.toSorted().at(-1);
  return latest === undefined ? {} : { confirmDeadline: latest };
}

function describePayout(context: DomainContext, order: WithdrawOrderRow, part: WithdrawPayoutRow): WithdrawPayout {
  const { id, amount, status, sentAt, reference, confirmDeadline, amountReceived, forced, hasDeposit, replaces } = part;
  const dispute = describeDispute(context, order, part);
  return {
    payoutId: id,
    amount,
    currency: order.currency,
    status,
    ...(status === 'PLANNED' ? { expectedAt: part.expectedAt } : {}),
    ...(sentAt === null ? {} : { sentAt }),
    ...(reference === null ? {} : { reference }),
    ...(confirmDeadline === null ? {} : { confirmDeadline }),
    ...(amountReceived === null ? {} : { amountReceived, forced }),
    // A deposit stays reversible after the member's own receipt, never after a forced one (W-28).
    ...(hasDeposit && sentAt !== null ? { depositReversible: !forced && status !== 'REPLACED' } : {}),
    ...(replaces === null ? {} : { replaces }),
    ...(dispute === undefined ? {} : { dispute }),
  };
}

function describeDispute(
  { store }: DomainContext,
  { currency }: WithdrawOrderRow,
  part: WithdrawPayoutRow,
): WithdrawDispute | undefined {
  const dispute = store.withdrawDisputes.get(part.id);
  if (dispute === undefined) return undefined;
  const { amountReceived, note, images, openedAt, expectedAt, outcome, decidedAt } = dispute;
  return {
    amountReceived,
    missingAmount: missingOf(part, amountReceived, currency),
    currency,
    ...(note === null ? {} : { note }),
    proofImages: images.map(uploadAddress),
    openedAt,
    outcome,
    ...(decidedAt === null ? { expectedAt } : { decidedAt }),
  };
}

/** What arrived so far, from the first receipt or dispute on (W-30). */
function describeConfirmation(
  order: WithdrawOrderRow,
  parts: readonly WithdrawPayoutRow[],
): WithdrawConfirmation | undefined {
  if (order.confirmedAt === null) return undefined;
  const received = receivedOf(parts, order.currency);
  return {
    amountReceived: formatAmount(received),
    remainingAmount: formatAmount(subtractAmounts(payableOf(order), received)),
    currency: order.currency,
    proofImages: order.proofImages.map(uploadAddress),
    confirmedAt: order.confirmedAt,
    forced: parts.some(({ forced }) => forced),
  };
}

function describeChange(
  { at, status, by, reason, payoutId, amount }: WithdrawChangeRow,
  reasonOf: ReasonReader,
): WithdrawTimelineEntry {
  return {
    at,
    status,
    by,
    ...(reason === null ? {} : { reason: reasonOf(reason) }),
    ...(payoutId === null ? {} : { payoutId }),
    ...(amount === null ? {} : { amount }),
  };
}
