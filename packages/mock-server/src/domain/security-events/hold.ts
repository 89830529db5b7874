import type { Restriction } from '@croupier/sdk/types';

import { Refusal, type DomainContext } from '../kernel/index.ts';

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

/** Refuses a withdrawal or transfer of an account on hold with ACCOUNT_RESTRICTED. */
export function refuseHeld(context: DomainContext, memberId: string): void {
  const hold = holdOf(context, memberId);
  if (hold === undefined) return;
  const reason: Restriction = {
    code: 'SECURITY_HOLD',
    ...hold,
    blocks: ['WITHDRAW', 'TRANSFER'],
    action: 'REPORT_CHANGE',
  };
  throw new Refusal('ACCOUNT_RESTRICTED', { value: { reasons: [reason] } });
}
