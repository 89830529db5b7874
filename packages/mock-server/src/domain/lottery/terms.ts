import { formatAmount, multiplyAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { LanguageCode, LotteryBetWay, LotteryPrize } from '@croupier/sdk/types';

import { allGames, type Lottery } from '../catalogue/index.ts';
import { SITE_CURRENCY, localize } from '../kernel/index.ts';
import { DIGIT_WAYS, LINE_PRICE, LINE_PRIZES, MIN_STAKE, type DigitWay } from './terms.data.ts';

/** What a lottery sells: lines of balls, or digits. */
export type LotteryTerms =
  | {
      readonly kind: 'lines';
      readonly linePrice: string;
      readonly prizes: LotteryPrize[];
      readonly returnToPlayer: string;
    }
  | { readonly kind: 'digits'; readonly betWays: LotteryBetWay[] };

/** Terms of a lottery; undefined for one that takes bets in its vendor's lobby only. */
export function termsOf(lottery: Lottery, language?: LanguageCode): LotteryTerms | undefined {
  if (allGames().find(({ gameCode }) => gameCode === lottery.code)?.launchFails === true) return undefined;
  if (lottery.motif === 'digits') return { kind: 'digits', betWays: digitWays(lottery, language) };
  const prizes = lottery.picks === 6 ? LINE_PRIZES[lottery.to] : undefined;
  if (prizes === undefined) return undefined;
  const rows = prizes.map(({ matches, prize }) => {
    const { ways, of } = chanceOf(lottery, matches);
    return { row: { matches, prize, oneIn: roundedQuotient(of, ways) }, won: minorOf(prize) * ways, of };
  });
  // All chances have the same denominator.
  const won = rows.reduce((sum, row) => sum + row.won, 0n);
  const staked = minorOf(LINE_PRICE) * (rows[0]?.of ?? 1n);
  return {
    kind: 'lines',
    linePrice: LINE_PRICE,
    prizes: rows.map(({ row }) => row),
    returnToPlayer: percent(won, staked),
  };
}

/** Prize of a line with all numbers; undefined where prizes depend on the stake. */
export function firstPrizeOf({ picks, to }: Lottery): string | undefined {
  return picks === 6 ? LINE_PRIZES[to]?.[0]?.prize : undefined;
}

/** Number of draws with so many matches of a line, and of all draws. */
function chanceOf({ picks, to }: Lottery, matches: number): { readonly ways: bigint; readonly of: bigint } {
  return { ways: choose(picks, matches) * choose(to - picks, picks - matches), of: choose(to, picks) };
}

function digitWays({ picks }: Lottery, language?: LanguageCode): LotteryBetWay[] {
  return DIGIT_WAYS.filter(({ count, end }) => (end === 'last' ? count <= picks : count < picks - 1)).map((way) => {
    const { code, names, count, end, anyOrder, multiplier, maxBet } = way;
    const first = end === 'first' ? 1 : picks - count + 1;
    const { ways, of } = digitChance(way);
    return {
      code,
      name: localize(names, language),
      positions: Array.from({ length: count }, (_, index) => first + index),
      anyOrder,
      multiplier,
      oneIn: roundedQuotient(of, ways),
      returnToPlayer: percent(minorOf(multiplier) * ways, minorOf('1.00') * of),
      minBet: MIN_STAKE,
      maxBet,
    };
  });
}

/** Number of results that win, and of all results. Lines in any order have different digits. */
function digitChance({ count, anyOrder }: DigitWay): { readonly ways: bigint; readonly of: bigint } {
  const orders = Array.from({ length: count }, (_, index) => BigInt(index + 1)).reduce((all, next) => all * next, 1n);
  return { ways: anyOrder ? orders : 1n, of: 10n ** BigInt(count) };
}

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let index = 1; index <= count; index += 1) ways = (ways * BigInt(from - count + index)) / BigInt(index);
  return ways;
}

const minorOf = (amount: string): bigint => parseAmount(amount, SITE_CURRENCY).minor;
const roundedQuotient = (a: bigint, b: bigint): number => Number((2n * a + b) / (2n * b));

/** Percent of `whole` with two decimals, rounded half up. */
function percent(part: bigint, whole: bigint): string {
  const hundredths = (2n * part * 10_000n + whole) / (2n * whole);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** What a stake pays when it wins, the stake included. */
export function winOf(stake: Amount, multiplier: string): string {
  return formatAmount(multiplyAmount(stake, multiplier, 'down'));
}
