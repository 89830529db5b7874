import {
  addAmounts,
  addDays,
  calendarDay,
  compareAmounts,
  formatAmount,
  parseAmount,
  type Amount,
} from '@croupier/sdk/rules';

import { SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import { paidDepositsOf } from '../ledger/index.ts';
import { playDaysOf, turnoverIn } from '../play-totals/index.ts';
import type { MissionTemplate } from './missions.data.ts';
import type { MissionPeriod } from './periods.ts';
import { roundsOf } from './rounds.ts';

/** How far a member is with a mission (PR-31), in the unit of its target; may be above it. */
export interface Progress {
  /** As the wire shows it: an amount, or a count. */
  readonly text: string;
  readonly isDone: boolean;
}

/** Counts what happened in a period, or ever for a mission without one; a row of logins ends at `now`. */
export function progressOf(
  context: DomainContext,
  mission: MissionTemplate,
  memberId: string,
  { period, now }: { readonly period: MissionPeriod | undefined; readonly now: Date },
): Progress {
  const { metric, target, gameTypes } = mission;
  switch (metric) {
    case 'VALID_BET':
      return ofAmount(turnoverIn(context, memberId, period?.days ?? {}, gameTypes), target);
    case 'ROUNDS':
      return ofCount(roundsOf(context, mission, memberId, period?.start ?? now), target);
    case 'GAME_TYPES':
      return ofCount(countGameTypes(context, mission, memberId, period), target);
    case 'DEPOSIT_SUM':
      return ofAmount(sum(depositsOf(context, memberId, period)), target);
    case 'DEPOSIT_COUNT':
      return ofCount(depositsOf(context, memberId, period).length, target);
    case 'LOGIN_STREAK':
      return ofCount(loginStreak(context, memberId, now), target);
  }
}

function ofAmount(amount: Amount, target: string): Progress {
  const isDone = compareAmounts(amount, parseAmount(target, amount.currency)) >= 0;
  return { text: formatAmount(amount), isDone };
}

const ofCount = (count: number, target: string): Progress => ({ text: String(count), isDone: count >= Number(target) });

const sum = (amounts: readonly Amount[]): Amount => amounts.reduce(addAmounts, { minor: 0n, currency: SITE_CURRENCY });

/** Number of categories in which at least the minimum of the mission was played. */
function countGameTypes(
  context: DomainContext,
  { minStake = '0.01', gameTypes }: MissionTemplate,
  memberId: string,
  period: MissionPeriod | undefined,
): number {
  const played = new Map<string, Amount[]>();
  for (const { gameType, validBet, currency } of playDaysOf(context, memberId, period?.days ?? {})) {
    if (gameTypes !== undefined && !gameTypes.includes(gameType)) continue;
    played.set(gameType, [...(played.get(gameType) ?? []), parseAmount(validBet, currency)]);
  }
  const least = parseAmount(minStake, SITE_CURRENCY);
  return [...played.values()].filter((amounts) => compareAmounts(sum(amounts), least) >= 0).length;
}

/** What was paid by each completed deposit of a member in a period. */
function depositsOf(context: DomainContext, memberId: string, period: MissionPeriod | undefined): Amount[] {
  return paidDepositsOf(context, memberId).flatMap(({ completedAt, paid }) =>
    contains(period, completedAt) ? [paid] : [],
  );
}

const contains = (period: MissionPeriod | undefined, moment: Date): boolean =>
  period === undefined || (moment >= period.start && moment < period.end);

/** Number of brand days in a row with a login, until today, or until yesterday while there is none today. */
function loginStreak({ store }: DomainContext, memberId: string, now: Date): number {
  const days = new Set(
    store.loginRecords
      .findBy('memberId', memberId)
      .filter(({ outcome, loggedInAt }) => outcome === 'SUCCESS' && new Date(loggedInAt) <= now)
      .map(({ loggedInAt }) => calendarDay(new Date(loggedInAt), SITE_TIME_ZONE)),
  );
  const today = calendarDay(now, SITE_TIME_ZONE);
  let day = days.has(today) ? today : addDays(today, -1);
  let count = 0;
  for (; days.has(day); day = addDays(day, -1)) count += 1;
  return count;
}
