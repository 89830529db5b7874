import {
  addAmounts,
  addDays,
  calendarDay,
  formatAmount,
  parseAmount,
  validBetOf,
  type Amount,
} from '@croupier/sdk/rules';
import type { GameType } from '@croupier/sdk/types';

import type { BetRow } from '../../store/rows/money.ts';
import type { PlayDayRow } from '../../store/rows/play-totals.ts';
import { SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext, type DomainEvents } from '../kernel/index.ts';

/** Keeps the totals of each day, so that nothing has to add up all bets of a member. */
export function countPlay(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  if (before.status === 'SETTLED') addBet(context, before, -1);
  if (after.status === 'SETTLED') addBet(context, after, 1);
}

/** The part of a bet that counts as turnover (rule G-1); zero unless it is settled. */
export function validBetOfRow({ status, gameType, stake, payout, currency }: BetRow): Amount {
  const amounts = { stake: parseAmount(stake, currency), payout: parseAmount(payout, currency) };
  return validBetOf({ status, gameType, ...amounts }).validBet;
}

function addBet({ store }: DomainContext, bet: BetRow, sign: 1 | -1): void {
  const { memberId, gameType, currency, settledAt } = bet;
  if (settledAt === null) throw new Error(`The settled bet ${bet.id} has no time of settlement.`);
  const day = calendarDay(new Date(settledAt), SITE_TIME_ZONE);
  const id = `${memberId} ${day} ${gameType}`;
  const found = store.playDays.get(id);
  const zero = formatAmount({ minor: 0n, currency });
  const row = found ?? { stake: zero, payout: zero, validBet: zero, rounds: 0, lastSettledAt: settledAt };
  const sum = (total: string, part: Amount): string =>
    formatAmount(addAmounts(parseAmount(total, currency), { minor: BigInt(sign) * part.minor, currency }));
  const totals = {
    stake: sum(row.stake, parseAmount(bet.stake, currency)),
    payout: sum(row.payout, parseAmount(bet.payout, currency)),
    validBet: sum(row.validBet, validBetOfRow(bet)),
    rounds: row.rounds + sign,
    lastSettledAt: sign > 0 && settledAt > row.lastSettledAt ? settledAt : row.lastSettledAt,
  };
  if (found === undefined) store.playDays.insert({ id, memberId, day, gameType, currency, ...totals });
  else store.playDays.update(id, totals);
}

/** A range of brand days, `YYYY-MM-DD`, both included; open where one is left out. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The totals of a member's days in a range, oldest first. */
export function playDaysOf({ store }: DomainContext, memberId: string, { from, to }: DayRange = {}): PlayDayRow[] {
  return store.playDays
    .findBy('memberId', memberId)
    .filter(({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to))
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** The totals of all members' days in a range of days, oldest first. */
export function playDaysIn(
  { store }: DomainContext,
  { from, to }: { readonly from: string; readonly to: string },
): PlayDayRow[] {
  const rows: PlayDayRow[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) rows.push(...store.playDays.findBy('day', day));
  return rows;
}

/** Turnover of a member in a range, of all game types or of these. */
export function turnoverIn(
  context: DomainContext,
  memberId: string,
  range: DayRange,
  gameTypes?: readonly GameType[],
): Amount {
  const days = playDaysOf(context, memberId, range).filter(
    ({ gameType }) => gameTypes === undefined || gameTypes.includes(gameType),
  );
  const [first] = days;
  const currency = first?.currency ?? SITE_CURRENCY;
  return days.reduce<Amount>((total, { validBet }) => addAmounts(total, parseAmount(validBet, currency)), {
    minor: 0n,
    currency,
  });
}
