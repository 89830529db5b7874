import { compareAmounts, parseAmount } from '@croupier/sdk/rules';
import type { PlayerLimit, PlayerLimitKind, PlayerLimitPeriod } from '@croupier/sdk/types';

/** A limit that can be set, whether it is or not. */
export interface LimitChoice {
  readonly kind: PlayerLimitKind;
  readonly period: PlayerLimitPeriod;
}

/** A limit, or the interval of reality checks. */
export type ChangedSetting = PlayerLimitKind | 'REALITY_CHECK';

/** Periods of the limits of money; the limit of time is by day only [P-01]. */
const PERIOD_NAMES: Readonly<Record<PlayerLimitPeriod, true>> = { DAY: true, WEEK: true, MONTH: true };

// The record has exactly the periods of the contract.
export const PERIODS: readonly PlayerLimitPeriod[] = Object.keys(PERIOD_NAMES) as PlayerLimitPeriod[];

/** Bounds of the limit of time in minutes [P-02]. */
export const SESSION_MINUTES = { minimum: 15, maximum: 1440 } as const;

export function limitOf(limits: readonly PlayerLimit[], { kind, period }: LimitChoice): PlayerLimit | undefined {
  return limits.find((limit) => limit.kind === kind && limit.period === period);
}

/** The deposit limit that leaves least; the first of equal ones. */
export function tightestDeposit(limits: readonly PlayerLimit[]): PlayerLimit | undefined {
  const [first, ...others] = limits.filter(({ kind }) => kind === 'DEPOSIT');
  return others.reduce((least, limit) => (isLess(limit, least) ? limit : least), first);
}

function isLess(limit: PlayerLimit, other: PlayerLimit | undefined): boolean {
  const { currency, remaining } = limit;
  if (other === undefined || currency === undefined) return false;
  return compareAmounts(parseAmount(remaining, currency), parseAmount(other.remaining, currency)) < 0;
}
