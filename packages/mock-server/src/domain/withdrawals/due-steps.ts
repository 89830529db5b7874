import { changingWithdrawStatuses } from '@croupier/sdk/rules';

import type { WithdrawOrderRow, WithdrawPayoutRow } from '../../store/rows/withdrawals.ts';
import { earliest, type DomainContext, type DueStep } from '../kernel/index.ts';
import { payoutsOf } from './order-rows.ts';
import { approve, decideDispute, forceReceipt, reject, send } from './processing.ts';
import { REVIEW_MS, scriptOf } from './staff-script.ts';

/** The next thing that staff, the bank or a deadline does with a withdrawal (W-20 and W-22). */
export function nextWithdrawStep(context: DomainContext): DueStep | undefined {
  const { store } = context;
  const orders = changingWithdrawStatuses.flatMap((status) => store.withdrawOrders.findBy('status', status));
  return earliest(orders.flatMap((order) => nextStepOf(context, order) ?? []));
}

/** The next step of staff or the bank, for which a member waits; undefined when nobody has to act but the member. */
export function expectedStepOf(context: DomainContext, order: WithdrawOrderRow): DueStep | undefined {
  if (order.status === 'PENDING') return reviewOf(context, order);
  const steps = payoutsOf(context, order.id).flatMap((part) =>
    part.status === 'SENT' ? [] : (partStepOf(context, order, part) ?? []),
  );
  return earliest(steps);
}

function nextStepOf(context: DomainContext, order: WithdrawOrderRow): DueStep | undefined {
  if (order.status === 'PENDING') return reviewOf(context, order);
  return earliest(payoutsOf(context, order.id).flatMap((part) => partStepOf(context, order, part) ?? []));
}

function reviewOf(context: DomainContext, order: WithdrawOrderRow): DueStep | undefined {
  const { review } = scriptOf(order);
  if (review === 'NEVER') return undefined;
  return stepAt(Date.parse(order.createdAt) + REVIEW_MS, (at) =>
    review === 'APPROVE'
      ? approve(context, order, at)
      : reject(context, order, at, { code: 'NAME_MISMATCH', by: 'STAFF' }),
  );
}

function partStepOf(context: DomainContext, order: WithdrawOrderRow, part: WithdrawPayoutRow): DueStep | undefined {
  const { bankRefuses, forMember } = scriptOf(order);
  switch (part.status) {
    case 'PLANNED':
      return stepAt(Date.parse(part.expectedAt), (at) =>
        bankRefuses ? reject(context, order, at, { code: 'BANK_REFUSED', by: 'BANK' }) : send(context, order, part, at),
      );
    case 'SENT':
      return stepAt(Date.parse(part.confirmDeadline ?? ''), (at) =>
        forceReceipt(context, order, part, { at, by: 'SYSTEM' }),
      );
    case 'DISPUTED':
      return stepAt(Date.parse(context.store.withdrawDisputes.get(part.id)?.expectedAt ?? ''), (at) =>
        decideDispute(context, order, part, { at, forMember }),
      );
    default:
      return undefined;
  }
}

const stepAt = (at: number, run: (at: Date) => void): DueStep => ({ at, run: () => run(new Date(at)) });
