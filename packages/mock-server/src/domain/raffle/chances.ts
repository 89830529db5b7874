import { addDays, calendarDay, parseAmount, raffleChances, type Amount, type RaffleChances } from '@croupier/sdk/rules';

import type { RaffleRow } from '../../store/rows/raffle.ts';
import { SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import { turnoverIn } from '../play-totals/index.ts';
import { drawsOf } from './entries.ts';
import { TURNOVER_PER_CHANCE } from './prizes.data.ts';
import { raffleStateOf } from './raffles.ts';

const PER_CHANCE: Amount = parseAmount(TURNOVER_PER_CHANCE, SITE_CURRENCY);

/** Turnover of a member in the month of a raffle. */
export function turnoverInRaffle(context: DomainContext, { startAt, endAt }: RaffleRow, memberId: string): Amount {
  return turnoverBetween(context, memberId, startAt, endAt);
}

/** Draws of a member in a raffle; none remains while it is closed (PR-20, PR-04). */
export function chancesOf(context: DomainContext, raffle: RaffleRow, memberId: string): RaffleChances {
  const used = drawsOf(context, raffle, memberId);
  const chances = raffleChances(turnoverInRaffle(context, raffle, memberId), PER_CHANCE, used);
  return raffleStateOf(context, raffle) === undefined ? chances : { ...chances, remaining: 0 };
}

/** Tickets of a member by the turnover so far, at most until the list closes (PR-24). */
export function ticketsOf(context: DomainContext, { startAt, closesAt }: RaffleRow, memberId: string): number {
  return raffleChances(turnoverBetween(context, memberId, startAt, closesAt), PER_CHANCE, 0).earned;
}

/** Turnover from the beginning of a day of the brand to that of another one. */
function turnoverBetween(context: DomainContext, memberId: string, start: string, end: string): Amount {
  const [from, next] = [start, end].map((at) => calendarDay(new Date(at), SITE_TIME_ZONE));
  return turnoverIn(context, memberId, { from, to: addDays(next ?? '', -1) });
}
