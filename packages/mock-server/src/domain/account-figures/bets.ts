import { addDays, calendarDay, parseAmount, startOfDay } from '@croupier/sdk/rules';

import type { BetRow } from '../../store/rows/money.ts';
import { SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext, type DomainEvents } from '../kernel/index.ts';
import { validBetOfRow } from '../play-totals/index.ts';
import { accountDayOf, accountTotalOf, changeAccountDay, changeAccountTotal, plus } from './rows.ts';

/** Adds a changed bet to the sums of its account, and notes that the account played on the day of the bet. */
export function countPlayedBet(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  if (after.currency !== SITE_CURRENCY) return;
  if (before.status === 'SETTLED') addToTotal(context, before, -1n);
  if (after.status === 'SETTLED') addToTotal(context, after, 1n);
  notePlay(context, after);
}

function addToTotal(context: DomainContext, bet: BetRow, sign: 1n | -1n): void {
  const total = accountTotalOf(context, bet.memberId);
  changeAccountTotal(context, total, {
    stake: plus(total.stake, sign * minorOf(bet.stake)),
    validBet: plus(total.validBet, sign * validBetOfRow(bet).minor),
    payout: plus(total.payout, sign * minorOf(bet.payout)),
  });
}

const minorOf = (text: string): bigint => parseAmount(text, SITE_CURRENCY).minor;

function notePlay(context: DomainContext, bet: BetRow): void {
  const placedOn = calendarDay(new Date(bet.time), SITE_TIME_ZONE);
  const day = accountDayOf(context, bet.memberId, placedOn);
  const hasPlayed = bet.status !== 'CANCELLED' || hasOtherBet(context, bet, placedOn);
  if (hasPlayed !== day.hasPlayed) changeAccountDay(context, day, { hasPlayed });
}

function hasOtherBet({ store }: DomainContext, { id, memberId }: BetRow, day: string): boolean {
  const [start, end] = [day, addDays(day, 1)].map((each) => startOfDay(each, SITE_TIME_ZONE).getTime());
  const isOther = (bet: BetRow): boolean => {
    const time = Date.parse(bet.time);
    return bet.id !== id && bet.status !== 'CANCELLED' && time >= (start ?? 0) && time < (end ?? 0);
  };
  return store.bets.newestBy('memberId', memberId, isOther) !== undefined;
}
