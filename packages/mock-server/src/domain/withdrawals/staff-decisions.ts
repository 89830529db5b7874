import type { WithdrawOrder, WithdrawRejectCode } from '@croupier/sdk/types';

import type { WithdrawPayoutRow } from '../../store/rows/withdrawals.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';
import { describeOrder } from './describe-order.ts';
import { orderOf, payoutsOf } from './order-rows.ts';
import { approve, decideDispute, forceReceipt, reject, send } from './processing.ts';

/** What staff, the bank or a deadline can do with an order at once. */
export const STAFF_DECISIONS = [
  'APPROVE',
  'REJECT',
  'SEND',
  'BANK_REFUSE',
  'FORCE_RECEIPT',
  'FOR_MEMBER',
  'AGAINST_MEMBER',
] as const;
export type StaffDecision = (typeof STAFF_DECISIONS)[number];

interface StaffChoice {
  readonly decision: StaffDecision;
  readonly payoutId?: string | undefined;
  /** Why staff reject; `OTHER` by default. */
  readonly rejectCode?: WithdrawRejectCode | undefined;
}

/**
 * Does now what the sandbox's script would do later. Of several payments the named one is meant, else the first that the
 * decision fits. Refuses a decision that fits neither the order nor a payment with ORDER_STATE_INVALID.
 */
export function decideNow(
  context: DomainContext,
  orderId: string,
  { decision, payoutId, rejectCode = 'OTHER' }: StaffChoice,
): WithdrawOrder {
  const order = orderOf(context, orderId);
  const at = context.clock.now();
  const parts = payoutsOf(context, orderId);
  const partIn = (status: WithdrawPayoutRow['status']): WithdrawPayoutRow => {
    const part = parts.find(
      (candidate) => candidate.status === status && (payoutId === undefined || candidate.id === payoutId),
    );
    if (part === undefined) throw new Refusal('ORDER_STATE_INVALID');
    return part;
  };
  const refuseUnless = (isPossible: boolean): void => {
    if (!isPossible) throw new Refusal('ORDER_STATE_INVALID');
  };
  const decide = (): void => {
    switch (decision) {
      case 'APPROVE':
        refuseUnless(order.status === 'PENDING');
        return approve(context, order, at);
      case 'REJECT':
        refuseUnless(order.status === 'PENDING');
        return reject(context, order, at, { code: rejectCode, by: 'STAFF' });
      case 'BANK_REFUSE':
        refuseUnless(parts.length > 0 && parts.every(({ status }) => status === 'PLANNED'));
        return reject(context, order, at, { code: 'BANK_REFUSED', by: 'BANK' });
      case 'SEND':
        return send(context, order, partIn('PLANNED'), at);
      case 'FORCE_RECEIPT':
        return forceReceipt(context, order, partIn('SENT'), { at, by: 'STAFF' });
      case 'FOR_MEMBER':
      case 'AGAINST_MEMBER':
        return decideDispute(context, order, partIn('DISPUTED'), { at, forMember: decision === 'FOR_MEMBER' });
    }
  };
  return context.store.transact(() => {
    decide();
    return describeOrder(context, orderOf(context, orderId));
  });
}
