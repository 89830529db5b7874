import type { Restriction } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';

/** The time in which a risky change blocks withdrawals and transfers, `[since, until)` in ISO 8601. */
export interface Hold {
  readonly since: string;
  readonly until: string;
}

/** The hold of an account after its latest risky change (S-06); undefined without one or when it is over. */
export function holdOf({ store, clock }: DomainContext, memberId: string): Hold | undefined {
  const latest = store.securityEvents.newestBy('memberId', memberId, ({ holdUntil }) => holdUntil !== null);
  const until = latest?.holdUntil ?? null;
  if (latest === undefined || until === null || Date.parse(until) <= clock.now().getTime()) return undefined;
  return { since: latest.time, until };
}

/** The restriction by a risky change (P-29). */
export function restrictionsByHold(context: DomainContext, { id }: { readonly id: string }): Restriction[] {
  const hold = holdOf(context, id);
  if (hold === undefined) return [];
  return [{ code: 'SECURITY_HOLD', ...hold, blocks: ['WITHDRAW', 'TRANSFER'], action: 'REPORT_CHANGE' }];
}
