import type { PlayerLimitKind, PlayerLimitPeriod } from '@croupier/sdk/types';
import { zPlayerLimitKind, zPlayerLimitPeriod } from '@croupier/sdk/zod';

import type { PlayerLimitRow } from '../../store/rows/player-limits.ts';
import type { DomainContext } from '../kernel/index.ts';

/** Names a limit of a member. */
export interface LimitName {
  readonly kind: PlayerLimitKind;
  readonly period: PlayerLimitPeriod;
}

const KINDS = zPlayerLimitKind.options;
/** Shortest first. */
export const PERIODS = zPlayerLimitPeriod.options;

const rowId = (memberId: string, { kind, period }: LimitName): string => `${memberId} ${kind} ${period}`;

/** The limit in force of this kind and period; undefined without one. */
export function findLimit({ store }: DomainContext, memberId: string, name: LimitName): PlayerLimitRow | undefined {
  return store.playerLimits.get(rowId(memberId, name));
}

/** Limits in force of a member, by kind, then by period; of all kinds by default. */
export function limitsOf(
  { store }: DomainContext,
  memberId: string,
  kinds: readonly PlayerLimitKind[] = KINDS,
): readonly PlayerLimitRow[] {
  const orderOf = ({ kind, period }: PlayerLimitRow): number =>
    KINDS.indexOf(kind) * PERIODS.length + PERIODS.indexOf(period);
  return store.playerLimits
    .findBy('memberId', memberId)
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => orderOf(a) - orderOf(b));
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
