import type { DepositStatus } from '@croupier/sdk/types';

import { defineStatuses } from '../../shared/lists/statuses.ts';

export const depositStatuses = defineStatuses<DepositStatus>(
  {
    PENDING: 'pending',
    PROCESSING: 'pending',
    COMPLETED: 'success',
    FAILED: 'danger',
    CANCELLED: 'neutral',
    EXPIRED: 'neutral',
    REVERSED: 'danger',
  },
  // An order in an unknown status stays visible and is polled.
  { unknown: 'PROCESSING', textOf: (status) => `deposit:status.${status}` },
);
