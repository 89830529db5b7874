import { DAY_MS, monthsLater } from '@croupier/sdk/rules';
import type { PlayerBreak, SelfExclusionRequest, TimeOutRequest } from '@croupier/sdk/types';

import type { BreakRow } from '../../store/rows/breaks.ts';
import { emit, Refusal, sessionOf, SITE_TIME_ZONE, type CallContext, type DomainContext } from '../kernel/index.ts';
import { policyOf } from '../site/index.ts';
import { breakOf, describeBreak } from './current-break.ts';

/**
 * Starts a time-out of whole days of 24 hours, or makes it longer (P-17). Refuses an earlier end than the one in force, and
 * a time-out during a self-exclusion, with PROTECTION_LOCKED.
 */
export function startTimeOut(context: CallContext, { days }: TimeOutRequest): PlayerBreak {
  const { memberId } = sessionOf(context);
  const now = context.clock.now();
  const current = breakOf(context, memberId);
  const until = new Date(now.getTime() + days * DAY_MS).toISOString();
  if (current?.state === 'SELF_EXCLUSION') throw locked(current);
  refuseEarlier(current, until);
  return start(context, {
    state: 'TIME_OUT',
    since: current?.since ?? now.toISOString(),
    until,
    irrevocableUntil: until,
    endsBy: 'TIME',
  });
}

/**
 * Starts a self-exclusion until the same local day and time so many months later, or makes it longer (P-18). It replaces a
 * time-out. Refuses an earlier end than that of the exclusion in force with PROTECTION_LOCKED.
 */
export function startSelfExclusion(context: CallContext, { months }: SelfExclusionRequest): PlayerBreak {
  const { memberId } = sessionOf(context);
  const now = context.clock.now();
  const current = breakOf(context, memberId);
  const until = monthsLater(now, months, SITE_TIME_ZONE).toISOString();
  refuseEarlier(current, until);
  return start(context, {
    state: 'SELF_EXCLUSION',
    since: current?.state === 'SELF_EXCLUSION' ? current.since : now.toISOString(),
    until,
    irrevocableUntil: irrevocableUntil(context, until),
    endsBy: policyOf(context).exclusionReturn === 'AUTOMATIC' ? 'TIME' : 'REQUEST',
  });
}

/** The first time at which an exclusion from now on can be lifted, by the policy of now (P-19). */
function irrevocableUntil(context: DomainContext, until: string): string {
  const { irrevocableMonths, exclusionLift } = policyOf(context);
  if (irrevocableMonths === undefined || !exclusionLift) return until;
  const first = monthsLater(context.clock.now(), irrevocableMonths, SITE_TIME_ZONE).toISOString();
  return first < until ? first : until;
}

const locked = ({ until }: BreakRow): Refusal => new Refusal('PROTECTION_LOCKED', { value: { until } });

function refuseEarlier(current: BreakRow | undefined, until: string): void {
  if (current !== undefined && until < current.until) throw locked(current);
}

type Started = Pick<BreakRow, 'state' | 'since' | 'until' | 'irrevocableUntil' | 'endsBy'>;

/** Stores a break in place of the one before, without a request to lift it, and reports it. */
function start(context: CallContext, started: Started): PlayerBreak {
  const { store, clock, caller } = context;
  const { memberId } = sessionOf(context);
  return store.transact(() => {
    if (store.breaks.get(memberId) !== undefined) store.breaks.remove(memberId);
    store.breaks.insert({ id: memberId, ...started, liftRequestedAt: null, confirmableAt: null, liftsAt: null });
    emit(context, 'breakStarted', { memberId, state: started.state, at: clock.now(), caller });
    emit(context, 'badgesChanged', { memberId });
    return describeBreak(context, memberId);
  });
}
