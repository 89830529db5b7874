import { addDays, calendarDay, startOfDay } from '@croupier/sdk/rules';
import type { GameType, RebateRates } from '@croupier/sdk/types';

import { gameTypes } from '../../store/rows/play-totals.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { SITE_TIME_ZONE, type DomainContext, type DueStep } from '../kernel/index.ts';
import { higherRate, lineRatesOn } from '../line-rates/index.ts';
import { playTermsOf } from '../site/index.ts';
import { takesPart } from '../member/index.ts';

const NEXT = 'next';

/** The first instant of the day after an instant. */
export function nextMidnight(at: Date): Date {
  return startOfDay(addDays(calendarDay(at, SITE_TIME_ZONE), 1), SITE_TIME_ZONE);
}

/**
 * The rate of a category on the running day, a decimal string; undefined where it has none. An account that was opened
 * on this day has no fixed rates yet: it has those of no rank, and the line rates that it was opened with.
 */
export function rateOf(context: DomainContext, memberId: string, gameType: GameType): string | undefined {
  const fixed: RebateRates | undefined = context.store.rebateRates.get(memberId)?.rates;
  const rates = fixed ?? ratesOn(context, { id: memberId, vipRank: null }, context.clock.now());
  return rates[gameType];
}

/** The next midnight, at which the rates of the new day are fixed by the ranks and line rates of then (PR-46). */
export function nextRatesStep(context: DomainContext): DueStep | undefined {
  const next = context.store.rebateDays.get(NEXT);
  if (next === undefined) return undefined;
  // Of days that passed without a call, only the last midnight has an effect.
  const today = startOfDay(calendarDay(context.clock.now(), SITE_TIME_ZONE), SITE_TIME_ZONE);
  const at = Math.max(Date.parse(next.at), today.getTime());
  return { at, run: () => fixRates(context, new Date(at)) };
}

/** Fixes the rates of all accounts until the midnight after an instant. */
export function fixRates(context: DomainContext, at: Date): void {
  const { store } = context;
  for (const member of store.members.all().filter(takesPart)) keepRates(context, member, at);
  const next = { at: nextMidnight(at).toISOString() };
  if (store.rebateDays.get(NEXT) === undefined) store.rebateDays.insert({ id: NEXT, ...next });
  else store.rebateDays.update(NEXT, next);
}

function keepRates(context: DomainContext, member: MemberRow, at: Date): void {
  const { rebateRates } = context.store;
  const rates = ratesOn(context, member, at);
  const before = rebateRates.get(member.id);
  if (before === undefined) rebateRates.insert({ id: member.id, rates });
  else if (gameTypes.some((type) => before.rates[type] !== rates[type])) rebateRates.update(member.id, { rates });
}

/** The rates of a rank, replaced by higher ones that an agent gave for the day of an instant (PR-45, AG-20). */
function ratesOn(context: DomainContext, { id, vipRank }: Pick<MemberRow, 'id' | 'vipRank'>, at: Date): RebateRates {
  const ofRank = playTermsOf(vipRank).rebateRates;
  const ofLine = lineRatesOn(context, id, calendarDay(at, SITE_TIME_ZONE));
  const higher = gameTypes.flatMap((type) => {
    const rate = higherRate(ofRank[type], ofLine[type]);
    return rate === undefined ? [] : [[type, rate] as const];
  });
  return Object.fromEntries(higher);
}
