import type { BetStatus } from '@croupier/sdk/types';

import { defineStatuses } from '../../shared/lists/statuses.ts';

export const betStatuses = defineStatuses<BetStatus>(
  { UNSETTLED: 'pending', SETTLED: 'success', CANCELLED: 'neutral' },
  { unknown: 'UNSETTLED', textOf: (status) => `bettingRecord:status.${status}` },
);
