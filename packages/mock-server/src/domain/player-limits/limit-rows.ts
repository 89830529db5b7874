import type { PlayerLimitKind, PlayerLimitPeriod } from '@croupier/sdk/types';

import type { PlayerLimitRow } from '../../store/rows/player-limits.ts';
import type { DomainContext } from '../kernel/index.ts';

/** Names a limit of a member. */
export interface LimitName {
  readonly kind: PlayerLimitKind;
  readonly period: PlayerLimitPeriod;
}

/** Positions of the kinds in a list. */
const KIND_ORDER: Readonly<Record<PlayerLimitKind, number>> = { DEPOSIT: 0, LOSS: 1, WAGER: 2, SESSION: 3 };
/** Positions of the periods, the shortest first. */
export const PERIOD_ORDER: Readonly<Record<PlayerLimitPeriod, number>> = { DAY: 0, WEEK: 1, MONTH: 2 };

const rowId = (memberId: string, { kind, period }: LimitName): string => `${memberId} ${kind} ${period}`;

/** The limit in force of this kind and period; undefined without one. */
export function findLimit({ store }: DomainContext, memberId: string, name: LimitName): PlayerLimitRow | undefined {
  return store.playerLimits.get(rowId(memberId, name));
}

/** Limits in force of a member, by kind, then by period; of all kinds by default. */
export function limitsOf(
  { store }: DomainContext,
  memberId: string,
  kinds?: readonly PlayerLimitKind[],
): readonly PlayerLimitRow[] {
  return store.playerLimits
    .findBy('memberId', memberId)
    .filter(({ kind }) => kinds?.includes(kind) ?? true)
    .toSorted((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || PERIOD_ORDER[a.period] - PERIOD_ORDER[b.period]);
}

/** Puts a limit in force, and drops a change that waits. */
export function putLimit(
  { store }: DomainContext,
  memberId: string,
  { kind, period }: LimitName,
  amount: string,
): PlayerLimitRow {
  const id = rowId(memberId, { kind, period });
  return store.playerLimits.get(id) === undefined
    ? store.playerLimits.insert({ id, memberId, kind, period, amount, pending: null })
    : store.playerLimits.update(id, { amount, pending: null });
}
