import { periodAt } from '@croupier/sdk/rules';
import type { Restriction } from '@croupier/sdk/types';

import { SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import { usedUpLimits } from './refusals.ts';
import type { Holder } from './usage.ts';

/**
 * A restriction for each limit with nothing left (P-29), from the beginning of its period on; the calls answer it with a
 * code of their own.
 */
export function restrictionsByLimits(context: DomainContext, holder: Holder): Restriction[] {
  const now = context.clock.now();
  return usedUpLimits(context, holder).map((limit) => ({
    code: 'LIMIT_REACHED',
    since: periodAt(limit.period, now, SITE_TIME_ZONE).start.toISOString(),
    until: limit.resetsAt,
    blocks: [limit.kind === 'DEPOSIT' ? 'DEPOSIT' : 'PLAY'],
    limit,
    action: 'SHOW_LIMITS',
  }));
}
