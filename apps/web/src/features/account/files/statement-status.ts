import type { StatementStatus } from '@croupier/sdk/types';

import { defineStatuses } from '../../../shared/lists/statuses.ts';

export const statementStatuses = defineStatuses<StatementStatus>(
  { PREPARING: 'pending', READY: 'success' },
  { unknown: 'PREPARING', textOf: (status) => `account:files.status.${status}` },
);

/** Time in ms between two looks at a statement that is being made. */
export const POLL_INTERVAL_MS = 5_000;
