import type { PromotionStatus } from '@croupier/sdk/types';

import { defineStatuses } from '../../shared/lists/statuses.ts';

/** The states of an activity in words [PROMO-03]. */
export const promotionStatuses = defineStatuses<PromotionStatus>(
  {
    APPLYING: 'pending',
    REJECTED: 'danger',
    ISSUED: 'warning',
    CLAIMED: 'success',
    PROCESS: 'pending',
    JOINED: 'success',
    CLOSE: 'neutral',
    COMING_SOON: 'neutral',
  },
  { unknown: 'CLOSE', textOf: (status) => `promotions:status.${status}` },
);
