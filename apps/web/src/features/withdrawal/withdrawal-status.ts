import type { WithdrawStatus } from '@croupier/sdk/types';

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
