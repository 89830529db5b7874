import { MINUTE_MS } from '@croupier/sdk/rules';
import type { RealityCheck, RealityCheckSetting } from '@croupier/sdk/types';

import type { GamingSessionRow } from '../../store/rows/gaming-sessions.ts';
import { invalidField, Refusal, sessionOf, type CallContext, type DomainContext } from '../kernel/index.ts';
import { policyOf } from '../site/index.ts';
import { runningSession } from './sessions.ts';

/** Time in epoch ms at which the next check of a session is due; undefined while checks are off [P-15]. */
export function checkDueAt(context: DomainContext, { memberId, lastCheckAt }: GamingSessionRow): number | undefined {
  const minutes = minutesOf(context, memberId);
  return minutes === null ? undefined : Date.parse(lastCheckAt) + minutes * MINUTE_MS;
}

/** True while a session waits for an acknowledgement. */
export function isCheckDue(context: DomainContext, session: GamingSessionRow): boolean {
  const dueAt = checkDueAt(context, session);
  return dueAt !== undefined && dueAt <= context.clock.now().getTime();
}

/** Refuses a stake of a member who has to acknowledge a reality check, with REALITY_CHECK_DUE. */
export function refuseUnacknowledged(context: DomainContext, memberId: string): void {
  const session = runningSession(context, memberId);
  if (session !== undefined && isCheckDue(context, session)) throw new Refusal('REALITY_CHECK_DUE');
}

/** Notes that a member continues after a check. Changes nothing while none is due, and without a session. */
export function acknowledge(context: DomainContext, memberId: string): void {
  const { store, clock } = context;
  const session = runningSession(context, memberId);
  if (session === undefined || !isCheckDue(context, session)) return;
  const now = clock.now().toISOString();
  store.transact(() => store.gamingSessions.update(session.id, { lastActivityAt: now, lastCheckAt: now }));
}

/** Minutes between the checks of a member, and what the site offers. */
export function describeRealityCheck(context: DomainContext, memberId: string): RealityCheck {
  const { choices, mayBeOff } = policyOf(context).realityCheck;
  const minutes = minutesOf(context, memberId);
  return { ...(minutes === null ? {} : { minutes }), choices: [...choices], canBeOff: mayBeOff };
}

/** Changes the minutes between the caller's checks. Refuses what the site does not offer with FIELD_INVALID. */
export function updateRealityCheck(context: CallContext, { minutes }: RealityCheckSetting): RealityCheck {
  const { store } = context;
  const { memberId } = sessionOf(context);
  const { choices, mayBeOff } = policyOf(context).realityCheck;
  if (minutes === null ? !mayBeOff : !choices.includes(minutes))
    throw invalidField('minutes', 'NOT_OFFERED', 'The site does not offer this interval.');
  store.transact(() => {
    if (store.realityChecks.get(memberId) === undefined) store.realityChecks.insert({ id: memberId, minutes });
    else store.realityChecks.update(memberId, { minutes });
  });
  return describeRealityCheck(context, memberId);
}

function minutesOf(context: DomainContext, memberId: string): number | null {
  const chosen = context.store.realityChecks.get(memberId);
  return chosen === undefined ? policyOf(context).realityCheck.defaultMinutes : chosen.minutes;
}
