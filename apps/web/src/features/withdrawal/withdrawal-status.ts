import type { WithdrawOrder, WithdrawPayoutStatus, WithdrawStatus } from '@croupier/sdk/types';

import { defineStatuses } from '../../shared/lists/statuses.ts';

export const withdrawalStatuses = defineStatuses<WithdrawStatus>(
  {
    PENDING: 'pending',
    PROCESSING: 'pending',
    PAID: 'warning',
    DISPUTED: 'warning',
    RECEIVED: 'success',
    REJECTED: 'danger',
    CANCELLED: 'neutral',
  },
  // An order in an unknown status stays visible and is polled.
  { unknown: 'PROCESSING', textOf: (status) => `withdrawal:status.${status}` },
);

const payoutStatuses = defineStatuses<WithdrawPayoutStatus>(
  { PLANNED: 'neutral', SENT: 'warning', RECEIVED: 'success', DISPUTED: 'warning', REPLACED: 'neutral' },
  { unknown: 'PLANNED', textOf: (status) => `withdrawal:slip.part.${status}` },
);

/** An order whose statuses this version knows. */
export function knownOrder(order: WithdrawOrder): WithdrawOrder {
  return {
    ...order,
    status: withdrawalStatuses.known(order.status),
    payouts: order.payouts.map((payout) => ({ ...payout, status: payoutStatuses.known(payout.status) })),
  };
}
