import type { LoginOutcome } from '@croupier/sdk/types';

import { defineStatuses } from '../../../../shared/lists/statuses.ts';

/** Results of logins. One that this version does not know let nobody in. */
export const loginOutcomes = defineStatuses<LoginOutcome>(
  { SUCCESS: 'success', WRONG_PASSWORD: 'danger', LOCKED: 'danger', CODE_FAILED: 'danger' },
  { unknown: 'LOCKED', textOf: (outcome) => `security:outcomes.${outcome}` },
);
