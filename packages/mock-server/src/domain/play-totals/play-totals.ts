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
import { gameTypes, type PlayDayRow } from '../../store/rows/play-totals.ts';
import { SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext, type DomainEvents } from '../kernel/index.ts';

const idOf = (memberId: string, day: string, gameType: GameType): string => `${memberId} ${day} ${gameType}`;

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
  const id = idOf(memberId, day, gameType);
  const found = store.playDays.get(id);
  const add = (before: string | undefined, change: Amount): string =>
    formatAmount(addAmounts(parseAmount(before ?? '0', currency), { minor: BigInt(sign) * change.minor, currency }));
  const sums = {
    bets: (found?.bets ?? 0) + sign,
    stake: add(found?.stake, parseAmount(bet.stake, currency)),
    validBet: add(found?.validBet, validBetOfRow(bet)),
    payout: add(found?.payout, parseAmount(bet.payout, currency)),
  };
  if (found === undefined) store.playDays.insert({ id, memberId, day, gameType, currency, ...sums });
  else store.playDays.update(id, sums);
}

/** A range of brand days, `YYYY-MM-DD`, both included; open where one is left out. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The totals of a member's days in a range; of a range with both ends, it takes the same time for an account of any age. */
export function playDaysOf({ store }: DomainContext, memberId: string, { from, to }: DayRange = {}): PlayDayRow[] {
  if (from === undefined || to === undefined) {
    return store.playDays
      .findBy('memberId', memberId)
      .filter(({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to));
  }
  const rows: PlayDayRow[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const gameType of gameTypes) rows.push(...[store.playDays.get(idOf(memberId, day, gameType)) ?? []].flat());
  }
  return rows;
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
  only?: readonly GameType[],
): Amount {
  const days = playDaysOf(context, memberId, range).filter(
    ({ gameType }) => only === undefined || only.includes(gameType),
  );
  const [first] = days;
  const currency = first?.currency ?? SITE_CURRENCY;
  return days.reduce<Amount>((total, { validBet }) => addAmounts(total, parseAmount(validBet, currency)), {
    minor: 0n,
    currency,
  });
}
