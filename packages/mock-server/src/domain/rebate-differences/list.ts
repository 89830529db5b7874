import type { Amount } from '@croupier/sdk/rules';

import type { DomainContext } from '../kernel/index.ts';

/** Brand days, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** What an agent was paid of rebate differences, by brand day; nothing, because the mock pays none yet. */
export function rebateDifferencesOf(_context: DomainContext, _agentId: string, _days: Days): Map<string, Amount> {
  return new Map();
}
