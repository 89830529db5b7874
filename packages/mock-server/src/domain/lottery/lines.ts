import {
  addAmounts,
  compareAmounts,
  formatAmount,
  hitsOf,
  isDigitsHit,
  parseAmount,
  type Amount,
} from '@croupier/sdk/rules';
import type { LotteryBetWay, LotteryLineRequest, LotteryTicketLine } from '@croupier/sdk/types';

import type { Lottery } from '../catalogue/index.ts';
import { invalidField } from '../kernel/index.ts';
import { MAX_LINES } from './terms.data.ts';
import { winOf, type LotteryTerms } from './terms.ts';

const refused = (message: string): Error => invalidField('lines', 'NOT_OFFERED', message);

/** Lines with their stakes, and the price of all. Refuses lines that the lottery does not have with FIELD_INVALID. */
export function priceLines(
  lottery: Lottery,
  terms: LotteryTerms,
  { lines, currency }: { readonly lines: readonly LotteryLineRequest[]; readonly currency: string },
): { readonly lines: LotteryTicketLine[]; readonly total: Amount } {
  if (lines.length > MAX_LINES) throw invalidField('lines', 'TOO_MANY', `A ticket has at most ${MAX_LINES} lines.`);
  const priced = lines.map((line) =>
    terms.kind === 'lines' ? priceBalls(lottery, terms.linePrice, line) : priceDigits(terms.betWays, line, currency),
  );
  const total = priced.reduce<Amount>((sum, { stake }) => addAmounts(sum, parseAmount(stake, currency)), {
    minor: 0n,
    currency,
  });
  return { lines: priced, total };
}

function priceBalls({ picks, from, to }: Lottery, linePrice: string, { numbers, betWay, stake }: LotteryLineRequest) {
  const offered = (number: string): boolean => {
    const value = Number(number);
    return String(value) === number && Number.isInteger(value) && value >= from && value <= to;
  };
  if (betWay !== undefined) throw refused('This lottery has no ways of betting.');
  if (numbers.length !== picks || new Set(numbers).size !== picks || !numbers.every(offered)) {
    throw refused(`A line has ${picks} different numbers from ${from} to ${to}.`);
  }
  if (stake !== undefined && stake !== linePrice) throw invalidField('lines', 'MISMATCH', `A line costs ${linePrice}.`);
  return { numbers: [...numbers], stake: linePrice };
}

function priceDigits(ways: readonly LotteryBetWay[], { numbers, betWay, stake }: LotteryLineRequest, currency: string) {
  const way = ways.find(({ code }) => code === betWay);
  if (way === undefined) throw refused('The lottery does not have this way of betting.');
  if (numbers.length !== way.positions.length || !numbers.every((digit) => /^\d$/.test(digit))) {
    throw refused(`A line has ${way.positions.length} digits.`);
  }
  if (way.anyOrder === true && new Set(numbers).size !== numbers.length) {
    throw refused('In any order, all digits differ.');
  }
  const [amount, min, max] = [stake ?? '0', way.minBet ?? '0', way.maxBet ?? '0'].map((text) =>
    parseStake(text, currency),
  );
  if (amount === undefined || min === undefined || max === undefined) throw refused('A line needs a stake.');
  if (compareAmounts(amount, min) < 0) throw invalidField('lines', 'TOO_SMALL', `A stake is at least ${way.minBet}.`);
  if (compareAmounts(amount, max) > 0) throw invalidField('lines', 'TOO_LARGE', `A stake is at most ${way.maxBet}.`);
  return { numbers: [...numbers], betWay: way.code, stake: formatAmount(amount) };
}

function parseStake(text: string, currency: string): Amount {
  try {
    return parseAmount(text, currency);
  } catch {
    throw invalidField('lines', 'TOO_MANY_DECIMALS', 'The stake has too many decimals.');
  }
}

/** What a line pays after the draw. */
export function payoutOf(
  terms: LotteryTerms,
  { numbers, betWay, stake = '0.00' }: LotteryTicketLine,
  drawn: readonly string[],
  currency: string,
): string {
  const nothing = formatAmount({ minor: 0n, currency });
  if (terms.kind === 'lines') {
    const matches = hitsOf(numbers, drawn).length;
    return terms.prizes.find((prize) => prize.matches === matches)?.prize ?? nothing;
  }
  const way = terms.betWays.find(({ code }) => code === betWay);
  if (way === undefined || !isDigitsHit(numbers, way, drawn)) return nothing;
  return winOf(parseAmount(stake, currency), way.multiplier);
}
