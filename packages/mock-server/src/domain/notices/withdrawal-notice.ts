import type { WithdrawChangeRow, WithdrawOrderRow } from '../../store/rows/withdrawals.ts';
import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { addMessage, fillText, moneyText, paragraphsOf } from '../messages/index.ts';
import { orderOf, payoutsOf, REJECT_REASONS } from '../withdrawals/index.ts';
import type { Notice } from './notice.ts';
import { withdrawalTexts, type WithdrawalNews } from './withdrawal-texts.data.ts';

/** Notifies the member of each change of a withdrawal (W-31). */
export function sendWithdrawalNotice(
  context: DomainContext,
  { memberId, orderId, at }: DomainEvents['withdrawalChanged'],
): void {
  const change = context.store.withdrawChanges.findBy('orderId', orderId).at(-1);
  if (change === undefined) throw new Error(`The withdrawal ${orderId} has no change.`);
  addMessage(context, { memberId, ...withdrawalNotice(context, change), at });
}

/** The message on a change of a withdrawal, as its payments are now. */
export function withdrawalNotice(context: DomainContext, change: WithdrawChangeRow): Notice {
  const order = orderOf(context, change.orderId);
  const { title, content } = withdrawalTexts[newsOf(context, order, change)];
  const values = {
    amount: moneyText(order.amount, order.currency),
    part: moneyText(change.amount ?? order.amount, order.currency),
    reason: REJECT_REASONS[change.reason ?? 'OTHER'],
  };
  return {
    kind: 'MONEY',
    title: fillText(title, values),
    content: paragraphsOf(fillText(content, values)),
    link: { target: 'WITHDRAWAL', id: order.id },
  };
}

function newsOf(
  context: DomainContext,
  order: WithdrawOrderRow,
  { status, by, payoutId }: WithdrawChangeRow,
): WithdrawalNews {
  if (status === 'PENDING') return 'REQUESTED';
  if (status === 'REJECTED' || status === 'CANCELLED') return status;
  const part = payoutsOf(context, order.id).find(({ id }) => id === payoutId);
  if (part === undefined) return 'APPROVED';
  if (by === 'BANK') return 'SENT';
  if (part.forced) return 'FORCED';
  if (by === 'STAFF') return 'REPLACED';
  return part.status === 'DISPUTED' ? 'DISPUTED' : 'CONFIRMED';
}
