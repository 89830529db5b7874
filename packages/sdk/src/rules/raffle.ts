import { compareAmounts, subtractAmounts, type Amount } from './money.ts';

/** Chances of a member in a raffle (rule PR-20). */
export interface RaffleChances {
  /** Draws that the turnover has given. */
  readonly earned: number;
  /** Earned draws less those made, at least 0. */
  readonly remaining: number;
  /** Turnover to the next chance; above zero. */
  readonly toNext: Amount;
}

/** Chances that a turnover gives, one for each `perChance`, which is above zero; `used` is the number of draws made. */
export function raffleChances(turnover: Amount, perChance: Amount, used: number): RaffleChances {
  if (compareAmounts(perChance, { minor: 0n, currency: perChance.currency }) <= 0)
    throw new RangeError('The turnover of a chance must be above zero.');
  const earned = turnover.minor / perChance.minor;
  const next = { minor: (earned + 1n) * perChance.minor, currency: perChance.currency };
  return {
    earned: Number(earned),
    remaining: Math.max(0, Number(earned) - used),
    toNext: subtractAmounts(next, turnover),
  };
}

/** A holder of tickets; `entryCode` is shown in place of the member. */
export interface TicketHolder {
  readonly entryCode: string;
  /** Number of tickets; a holder without any is not in the list. */
  readonly tickets: number;
}

/** Tickets of one holder in the list, numbered from 1, both included. */
export interface TicketRange {
  readonly entryCode: string;
  readonly first: number;
  readonly last: number;
}

/** The list of tickets as it is published and hashed: holders by entry code, a line `<first>-<last>:<entryCode>` each (rule PR-24). */
export function ticketsTextOf(holders: readonly TicketHolder[]): string {
  let last = 0;
  return holders
    .filter(({ tickets }) => tickets > 0)
    .toSorted((a, b) => (a.entryCode < b.entryCode ? -1 : 1))
    .map(({ entryCode, tickets }) => {
      const first = last + 1;
      last += tickets;
      return `${first}-${last}:${entryCode}\n`;
    })
    .join('');
}

/** Reads a published list of tickets; undefined when it is not as `ticketsTextOf` writes it. */
export function readTickets(text: string): readonly TicketRange[] | undefined {
  const lines = text.split('\n').slice(0, -1);
  const ranges = lines.map((line): TicketRange => {
    const [, first = '', last = '', entryCode = ''] = /^(\d+)-(\d+):([0-9a-f]+)$/.exec(line) ?? [];
    return { entryCode, first: Number(first), last: Number(last) };
  });
  const holders = ranges.map(({ entryCode, first, last }) => ({ entryCode, tickets: last - first + 1 }));
  return ticketsTextOf(holders) === text ? ranges : undefined;
}
