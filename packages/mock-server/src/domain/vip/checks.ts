import { divideAmount, compareAmounts, parseAmount, type Period } from '@croupier/sdk/rules';

import { earliest, SITE_CURRENCY, type DomainContext, type DueStep } from '../kernel/index.ts';
import { daysOfPeriod, playDaysIn, turnoverIn } from '../play-totals/index.ts';
import { vipRankOf, type VipRankTerms } from '../site/index.ts';
import { grantHeldBonus, periodOfBonus } from './bonuses.ts';
import { holdRank, keeps } from './change-rank.ts';
import { vipTotalsOf } from './totals.ts';

/** Part of a month's turnover that a week needs for its bonus. */
const WEEKS_OF_KEEP = '4';
/** Lowest rank that can be lost. */
const FIRST_LOSABLE = 2;

const KINDS = ['MONTH', 'WEEK'] as const;
type CheckKind = (typeof KINDS)[number];

/** The next check of ranks: on the first of a month or on a Monday, at 00:00; when both fall together, the month first. */
export function nextVipStep(context: DomainContext): DueStep | undefined {
  const steps = KINDS.flatMap((kind) => {
    const row = context.store.vipChecks.get(kind);
    if (row === undefined) return [];
    const finished = periodToCheck(context, kind, periodOfBonus(kind, new Date(row.start)));
    return [{ at: finished.end.getTime(), run: () => checkPeriod(context, kind, finished) }];
  });
  return earliest(steps);
}

/**
 * The period whose end is checked next. After a long time without a call, periods that change nothing are left out, all but
 * the last one that is over: weeks without play, and months in which nobody has a rank to lose.
 */
function periodToCheck(context: DomainContext, kind: CheckKind, next: Period): Period {
  const running = periodOfBonus(kind, context.clock.now());
  if (next.start >= running.start || hasWork(context, kind, next)) return next;
  return periodOfBonus(kind, new Date(running.start.getTime() - 1));
}

function hasWork(context: DomainContext, kind: CheckKind, period: Period): boolean {
  if (kind === 'WEEK') return playDaysIn(context, daysOfPeriod(period)).length > 0;
  return context.store.members.all().some(({ vipRank }) => (vipRank ?? 0) >= FIRST_LOSABLE);
}

function checkPeriod(context: DomainContext, kind: CheckKind, finished: Period): void {
  const next = periodOfBonus(kind, finished.end);
  for (const { id, vipRank } of context.store.members.all()) {
    if (vipRank === null) continue;
    if (kind === 'MONTH') checkMonth(context, id, { finished, next });
    else checkWeek(context, id, { finished, next });
  }
  context.store.vipChecks.update(kind, { start: next.start.toISOString() });
}

interface Periods {
  readonly finished: Period;
  /** The period that begins now. */
  readonly next: Period;
}

/** Takes one rank from a member who did not play enough to keep it (PR-52), then gives the bonus of the month (PR-54). */
function checkMonth(context: DomainContext, memberId: string, { finished, next }: Periods): void {
  const held = heldRank(context, memberId);
  if (isCheckedIn(context, memberId, held, finished)) {
    const played = turnoverIn(context, memberId, daysOfPeriod(finished));
    if (!keeps(held.level, played)) holdRank(context, memberId, held.level - 1, next.start);
  }
  grantHeldBonus(context, memberId, heldRank(context, memberId), { kind: 'MONTHLY', period: next });
}

/** Gives the bonus of the week to a member who played enough in the one before (PR-54). */
function checkWeek(context: DomainContext, memberId: string, { finished, next }: Periods): void {
  const rank = heldRank(context, memberId);
  const required = divideAmount(parseAmount(rank.keepBet, SITE_CURRENCY), WEEKS_OF_KEEP, 'up');
  const played = turnoverIn(context, memberId, daysOfPeriod(finished));
  if (compareAmounts(played, required) >= 0) grantHeldBonus(context, memberId, rank, { kind: 'WEEKLY', period: next });
}

/** True when a rank can be lost at the end of a month: it is not the lowest, and was held from the month's beginning. */
export function isCheckedIn(
  context: DomainContext,
  memberId: string,
  { level }: Pick<VipRankTerms, 'level'>,
  month: Period,
): boolean {
  return level >= FIRST_LOSABLE && Date.parse(vipTotalsOf(context, memberId).heldSince) <= month.start.getTime();
}

/** The rank of a member who has one. */
function heldRank({ store }: DomainContext, memberId: string): VipRankTerms {
  const rank = vipRankOf(store.members.get(memberId)?.vipRank ?? null);
  if (rank === undefined) throw new Error(`${memberId} has no rank.`);
  return rank;
}
