import { DAY_MS } from '@croupier/sdk/rules';
import type { PlayerBreak } from '@croupier/sdk/types';

import type { BreakRow } from '../../store/rows/breaks.ts';
import { emit, Refusal, sessionOf, type CallContext } from '../kernel/index.ts';
import { breakOf, describeBreak, isLiftOpen } from './current-break.ts';

/** Time in ms from a request during the term to the first time at which it can be confirmed. */
const REFLECTION_MS = 7 * DAY_MS;
/** Time in ms from a request after the term to the end of the exclusion. */
const RETURN_MS = DAY_MS;

/**
 * Asks to lift the caller's self-exclusion (P-19 and P-20). A repeated request changes nothing. Refuses with
 * PROTECTION_LOCKED before the exclusion can be lifted, and with NOT_FOUND without one.
 */
export function requestLift(context: CallContext): PlayerBreak {
  const { store, clock } = context;
  const row = exclusionOf(context);
  const now = clock.now();
  const [at, isOver] = [now.getTime(), now.getTime() >= Date.parse(row.until)];
  if (at < Date.parse(row.irrevocableUntil)) {
    throw new Refusal('PROTECTION_LOCKED', { value: { until: row.irrevocableUntil } });
  }
  if (isOver ? row.liftsAt === null : !isLiftOpen(context, row)) {
    const liftRequestedAt = now.toISOString();
    const next = new Date(at + (isOver ? RETURN_MS : REFLECTION_MS)).toISOString();
    const times = isOver ? { confirmableAt: null, liftsAt: next } : { confirmableAt: next, liftsAt: null };
    store.transact(() => {
      store.breaks.update(row.id, { liftRequestedAt, ...times });
      emit(context, 'protectionChanged', { memberId: row.id, at: now });
    });
  }
  return describeBreak(context, row.id);
}

/**
 * Lifts the caller's self-exclusion after a request. Refuses with PROTECTION_LOCKED before it can be confirmed, and with
 * NOT_FOUND when no request is open.
 */
export function confirmLift(context: CallContext): PlayerBreak {
  const { store, clock } = context;
  const row = exclusionOf(context);
  const { confirmableAt } = row;
  if (confirmableAt === null || !isLiftOpen(context, row)) throw new Refusal('NOT_FOUND');
  if (clock.now().getTime() < Date.parse(confirmableAt)) {
    throw new Refusal('PROTECTION_LOCKED', { value: { until: confirmableAt } });
  }
  store.transact(() => {
    store.breaks.remove(row.id);
    emit(context, 'protectionChanged', { memberId: row.id, at: clock.now() });
    emit(context, 'badgesChanged', { memberId: row.id });
  });
  return describeBreak(context, row.id);
}

function exclusionOf(context: CallContext): BreakRow {
  const row = breakOf(context, sessionOf(context).memberId);
  if (row?.state !== 'SELF_EXCLUSION') throw new Refusal('NOT_FOUND');
  return row;
}
