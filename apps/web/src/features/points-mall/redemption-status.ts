import type { PointRedemptionStatus } from '@croupier/sdk/types';

import { defineStatuses } from '../../shared/lists/statuses.ts';

/** States of an order of goods [POINTS-04]. */
export const redemptionStatuses = defineStatuses<PointRedemptionStatus>(
  { PROCESSING: 'pending', APPROVED: 'success', REJECTED: 'danger' },
  { unknown: 'PROCESSING', textOf: (status) => `pointsMall:state.${status}` },
);
