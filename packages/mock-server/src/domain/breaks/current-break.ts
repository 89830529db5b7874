import { DAY_MS } from '@croupier/sdk/rules';
import type { BreakState, PlayerBreak } from '@croupier/sdk/types';

import type { BreakRow } from '../../store/rows/breaks.ts';
import type { DomainContext } from '../kernel/index.ts';

/** Time in ms in which a request to lift an exclusion can be confirmed. */
const CONFIRMABLE_MS = 7 * DAY_MS;

/** The break of a member that is in force now; undefined without one. The server's clock alone decides. */
export function breakOf({ store, clock }: DomainContext, memberId: string): BreakRow | undefined {
  const row = store.breaks.get(memberId);
  return row !== undefined && clock.now().getTime() < endOf(row) ? row : undefined;
}

/** Epoch ms at which a break ends by itself; infinite while the member has to ask for it. */
export function endOf({ endsBy, until, liftsAt }: BreakRow): number {
  if (endsBy === 'TIME') return Date.parse(until);
  return liftsAt === null ? Number.POSITIVE_INFINITY : Date.parse(liftsAt);
}

/** The kind of break that a member takes now. */
export function breakStateOf(context: DomainContext, memberId: string): BreakState {
  return breakOf(context, memberId)?.state ?? 'NONE';
}

export function isOnBreak(context: DomainContext, memberId: string): boolean {
  return breakOf(context, memberId) !== undefined;
}

/** Epoch ms at which a request to lift a break lapses; undefined without one. */
function lapseOf({ confirmableAt }: BreakRow): number | undefined {
  return confirmableAt === null ? undefined : Date.parse(confirmableAt) + CONFIRMABLE_MS;
}

/** True while a request to lift a break waits for its confirmation. */
export function isLiftOpen({ clock }: DomainContext, row: BreakRow): boolean {
  const lapse = lapseOf(row);
  return lapse !== undefined && clock.now().getTime() < lapse;
}

/** Converts the break of a member to the contract's shape. */
export function describeBreak(context: DomainContext, memberId: string): PlayerBreak {
  const row = breakOf(context, memberId);
  if (row === undefined) return { state: 'NONE' };
  const { state, since, until, irrevocableUntil, endsBy } = row;
  const isExclusion = state === 'SELF_EXCLUSION';
  return { state, since, until, ...(isExclusion ? { irrevocableUntil } : {}), endsBy, ...describeLift(context, row) };
}

type Lift = Pick<PlayerBreak, 'liftRequestedAt' | 'confirmableAt' | 'confirmableUntil' | 'liftsAt'>;

function describeLift(context: DomainContext, row: BreakRow): Lift {
  const { liftRequestedAt, confirmableAt, liftsAt } = row;
  if (liftRequestedAt === null) return {};
  if (liftsAt !== null) return { liftRequestedAt, liftsAt };
  const lapse = lapseOf(row);
  if (confirmableAt === null || lapse === undefined || !isLiftOpen(context, row)) return {};
  return { liftRequestedAt, confirmableAt, confirmableUntil: new Date(lapse).toISOString() };
}
