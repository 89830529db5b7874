import type { SportsLeg } from '../generated/types.gen.ts';
import { formatAmount, type Amount, parseAmount } from './money.ts';

/** Decimals of the odds of a bet that the contract can carry. */
const MAX_ODDS_DECIMALS = 4;
const MIN_ODDS_DECIMALS = 2;

/** An exact number: payouts are rounded once, at the end. */
interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function fractionOf(odds: string): Fraction {
  const [whole = '', decimals = ''] = odds.split('.');
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

const productOf = (factors: readonly Fraction[]): Fraction =>
  factors.reduce(
    (product, { numerator, denominator }) => ({
      numerator: product.numerator * numerator,
      denominator: product.denominator * denominator,
    }),
    { numerator: 1n, denominator: 1n },
  );

/** What a leg multiplies the stake by. A leg that is open counts as won. */
function factorOf({ odds, result }: Pick<SportsLeg, 'odds' | 'result'>): Fraction {
  const { numerator, denominator } = fractionOf(odds);
  switch (result) {
    case 'LOST':
      return { numerator: 0n, denominator: 1n };
    case 'VOID':
    case 'PUSH':
      return { numerator: 1n, denominator: 1n };
    case 'HALF_WON':
      return { numerator: numerator + denominator, denominator: denominator * 2n };
    case 'HALF_LOST':
      return { numerator: 1n, denominator: 2n };
    default:
      return { numerator, denominator };
  }
}

/**
 * What a bet pays, its stake included, by the exact product of its legs and rounded down once. With open legs it is the most
 * that the bet can still pay.
 */
export function returnOf({ minor, currency }: Amount, legs: readonly Pick<SportsLeg, 'odds' | 'result'>[]): Amount {
  const { numerator, denominator } = productOf(legs.map(factorOf));
  return { minor: (minor * numerator) / denominator, currency };
}

/** Odds of selections together, as a bet's `sportsTicket` names them: decimals after the fourth are left out. */
export function combinedOdds(odds: readonly string[]): string {
  const { numerator, denominator } = productOf(odds.map(fractionOf));
  const scaled = (numerator * 10n ** BigInt(MAX_ODDS_DECIMALS)) / denominator;
  const digits = String(scaled).padStart(MAX_ODDS_DECIMALS + 1, '0');
  const decimals = digits.slice(-MAX_ODDS_DECIMALS).replace(/0+$/, '').padEnd(MIN_ODDS_DECIMALS, '0');
  return `${digits.slice(0, -MAX_ODDS_DECIMALS)}.${decimals}`;
}

/** The limits of a bet's stake: `max` also keeps its return below the most that the vendor pays. */
export function stakeLimitsOf(
  book: { readonly minStake: string; readonly maxStake: string; readonly maxPayout: string; readonly currency: string },
  odds: readonly string[],
): { readonly min: string; readonly max: string } {
  const [max, payout] = [parseAmount(book.maxStake, book.currency), parseAmount(book.maxPayout, book.currency)];
  const { numerator, denominator } = productOf(odds.map(fractionOf));
  const byPayout = (payout.minor * denominator) / numerator;
  const minor = byPayout < max.minor ? byPayout : max.minor;
  return { min: book.minStake, max: formatAmount({ minor, currency: book.currency }) };
}
