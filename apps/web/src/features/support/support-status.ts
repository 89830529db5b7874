import type { SupportQuestionStatus } from '@croupier/sdk/types';

import { defineStatuses } from '../../shared/lists/statuses.ts';

/** Of questions and of feedback. */
export const supportStatuses = defineStatuses<SupportQuestionStatus>(
  { OPEN: 'pending', ANSWERED: 'success', CLOSED: 'neutral' },
  { unknown: 'OPEN', textOf: (status) => `support:status.${status}` },
);
