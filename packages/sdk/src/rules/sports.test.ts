import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { SportsLegResult } from '../generated/types.gen.ts';
import { combinedOdds, returnOf, stakeLimitsOf } from './sports.ts';

const php = (minor: bigint) => ({ minor, currency: 'PHP' });
const legsOf = (...legs: readonly [odds: string, result: SportsLegResult][]) =>
  legs.map(([odds, result]) => ({ odds, result }));

const odds = fc
  .integer({ min: 101, max: 100_000 })
  .map((hundredths) => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`);
const stakes = fc.bigInt({ min: 1n, max: 100_000_000n });
const many = fc.array(odds, { minLength: 1, maxLength: 10 });

describe('a bet on sports', () => {
  it.each<[string, ReturnType<typeof legsOf>, bigint]>([
    ['won', legsOf(['1.72', 'WON']), 17_200n],
    ['lost', legsOf(['1.72', 'LOST']), 0n],
    ['called off', legsOf(['1.72', 'VOID']), 10_000n],
    ['on the line', legsOf(['1.72', 'PUSH']), 10_000n],
    ['won together', legsOf(['1.72', 'WON'], ['1.95', 'WON']), 33_540n],
    ['with one called off', legsOf(['1.72', 'VOID'], ['1.95', 'WON']), 19_500n],
    ['with one on the line', legsOf(['1.72', 'WON'], ['1.95', 'PUSH']), 17_200n],
    ['with one lost and one open', legsOf(['1.72', 'LOST'], ['1.95', 'OPEN']), 0n],
    ['half won', legsOf(['1.90', 'HALF_WON']), 14_500n],
    ['half lost', legsOf(['1.90', 'HALF_LOST']), 5_000n],
  ])('that is %s pays by the product of its legs', (_what, legs, paid) => {
    expect(returnOf(php(10_000n), legs)).toEqual(php(paid));
  });

  it('is rounded down once: 0.01 at 1.50 and 1.50 pays 0.02, not 0.01', () => {
    expect(returnOf(php(1n), legsOf(['1.50', 'WON'], ['1.50', 'WON']))).toEqual(php(2n));
  });

  it('pays nothing as soon as one leg is lost, whatever the others are', () => {
    fc.assert(
      fc.property(stakes, many, (stake, list) => {
        const legs = list.map((price) => ({ odds: price, result: 'WON' as const }));
        expect(returnOf(php(stake), [...legs, { odds: '2.00', result: 'LOST' }]).minor).toBe(0n);
      }),
    );
  });

  it('pays without a leg that is void or a push as if it had never been chosen', () => {
    fc.assert(
      fc.property(
        stakes,
        many,
        odds,
        fc.constantFrom('VOID' as const, 'PUSH' as const),
        (stake, list, price, result) => {
          const legs = list.map((one) => ({ odds: one, result: 'WON' as const }));
          expect(returnOf(php(stake), [...legs, { odds: price, result }])).toEqual(returnOf(php(stake), legs));
        },
      ),
    );
  });

  it('pays the exact product in any order, less than a minor unit below it', () => {
    fc.assert(
      fc.property(stakes, many, (stake, list) => {
        const legs = list.map((one) => ({ odds: one, result: 'WON' as const }));
        const { minor } = returnOf(php(stake), legs);
        const scale = 100n ** BigInt(list.length);
        const exact = list.reduce((product, one) => product * BigInt(one.replace('.', '')), stake);
        expect(minor * scale <= exact && exact < (minor + 1n) * scale).toBe(true);
        expect(returnOf(php(stake), legs.toReversed()).minor).toBe(minor);
      }),
    );
  });
});

it('shows odds together with two to four decimals, and leaves out those after', () => {
  expect(combinedOdds(['1.72', '1.95'])).toBe('3.354');
  expect(combinedOdds(['2.00', '1.50'])).toBe('3.00');
  expect(combinedOdds(['1.11', '1.11', '1.11'])).toBe('1.3676');
  expect(combinedOdds(['1.72'])).toBe('1.72');
});

it('allows no stake whose return is above the most that the vendor pays, and the next one is', () => {
  const book = { minStake: '10.00', maxStake: '20000.00', maxPayout: '500000.00', currency: 'PHP' };
  expect(stakeLimitsOf(book, ['1.72'])).toEqual({ min: '10.00', max: '20000.00' });
  expect(stakeLimitsOf(book, ['100.00', '3.00'])).toEqual({ min: '10.00', max: '1666.66' });
  fc.assert(
    fc.property(many, (list) => {
      const max = BigInt(stakeLimitsOf(book, list).max.replace('.', ''));
      const legs = list.map((one) => ({ odds: one, result: 'WON' as const }));
      expect(returnOf(php(max), legs).minor <= 50_000_000n).toBe(true);
      expect(max === 2_000_000n || returnOf(php(max + 1n), legs).minor >= 50_000_000n).toBe(true);
    }),
  );
});
