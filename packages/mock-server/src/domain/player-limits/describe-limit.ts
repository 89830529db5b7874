import type { PlayerLimit } from '@croupier/sdk/types';

import type { PlayerLimitRow } from '../../store/rows/player-limits.ts';
import type { DomainContext } from '../kernel/index.ts';
import { describeUsage, usageOf, type Holder } from './usage.ts';

/** A limit with what is used of it now and the change that waits. */
export function describeLimit(context: DomainContext, holder: Holder, row: PlayerLimitRow): PlayerLimit {
  const { limit, ...figures } = describeUsage(usageOf(context, holder, row));
  return {
    ...figures,
    amount: limit,
    ...(row.kind === 'SESSION' ? {} : { currency: holder.currency }),
    ...(row.pending === null ? {} : { pending: describePending(row.pending) }),
  };
}

function describePending({ amount, ...times }: NonNullable<PlayerLimitRow['pending']>): PlayerLimit['pending'] {
  return { ...times, ...(amount === null ? {} : { amount }) };
}
