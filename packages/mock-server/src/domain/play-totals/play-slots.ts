import {
  addAmounts,
  addDays,
  calendarDay,
  formatAmount,
  parseAmount,
  periodAt,
  type Amount,
  type Period,
} from '@croupier/sdk/rules';

import type { BetRow } from '../../store/rows/money.ts';
import type { PlaySlotRow } from '../../store/rows/play-slots.ts';
import { SITE_TIME_ZONE, type DomainContext, type DomainEvents } from '../kernel/index.ts';
import { daysOfPeriod } from './days-of-period.ts';
import { validBetOfRow } from './play-totals.ts';

const memberDayOf = (memberId: string, day: string): string => `${memberId} ${day}`;

/** Keeps the sums of each 5 minutes, so that no settlement has to add up all bets. */
export function countSlot(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  if (before.status === 'SETTLED') addBet(context, before, -1n);
  if (after.status === 'SETTLED') addBet(context, after, 1n);
}

function addBet({ store }: DomainContext, bet: BetRow, sign: 1n | -1n): void {
  const { memberId, gameType, currency, settledAt } = bet;
  if (settledAt === null) throw new Error(`The settled bet ${bet.id} has no time of settlement.`);
  const { start } = periodAt('FIVE_MINUTES', new Date(settledAt), SITE_TIME_ZONE);
  const mark = start.toISOString();
  const id = `${memberId} ${mark} ${gameType}`;
  const found = store.playSlots.get(id);
  const plus = (sum: string | undefined, { minor }: Amount): string =>
    formatAmount(addAmounts(parseAmount(sum ?? '0', currency), { minor: sign * minor, currency }));
  const sums = {
    bets: (found?.bets ?? 0) + Number(sign),
    stake: plus(found?.stake, parseAmount(bet.stake, currency)),
    validBet: plus(found?.validBet, validBetOfRow(bet)),
    payout: plus(found?.payout, parseAmount(bet.payout, currency)),
  };
  if (found !== undefined) {
    if (sums.bets === 0) store.playSlots.remove(id);
    else store.playSlots.update(id, sums);
    return;
  }
  const memberDay = memberDayOf(memberId, calendarDay(start, SITE_TIME_ZONE));
  store.playSlots.insert({ id, memberId, memberDay, mark, gameType, currency, ...sums });
}

/** The slots of members in a period that begins and ends with a mark, member by member. */
export function playSlotsOf(
  { store }: DomainContext,
  memberIds: readonly string[],
  period: Pick<Period, 'start' | 'end'>,
): PlaySlotRow[] {
  const days = listDays(period);
  const [start, end] = [period.start.getTime(), period.end.getTime()];
  return memberIds
    .flatMap((memberId) => days.flatMap((day) => store.playSlots.findBy('memberDay', memberDayOf(memberId, day))))
    .filter(({ mark }) => Date.parse(mark) >= start && Date.parse(mark) < end);
}

function listDays(period: Pick<Period, 'start' | 'end'>): string[] {
  const { from, to } = daysOfPeriod(period);
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
