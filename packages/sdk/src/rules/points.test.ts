import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addPointUnits, formatAmount, moneyOfPoints, parseAmount, pointUnitsOf, UNITS_PER_POINT } from './index.ts';

const units = (validBet: string, factor: string, multiplier = '1'): bigint =>
  pointUnitsOf({ validBet: parseAmount(validBet, 'PHP'), factor, multiplier });

describe('points of a bet', () => {
  it('are counted in units without a fraction: 250.00 at 1.10, and 149.99 with double points', () => {
    expect(units('250.00', '1.10')).toBe(2_750_000n);
    expect(units('149.99', '1.00', '2')).toBe(2_999_800n);
    expect(units('0.01', '1.25')).toBe(125n);
  });

  it('come out whole, with the rest left for later, also when units are taken away', () => {
    expect(addPointUnits(750_000n, 2_750_000n)).toEqual({ points: 3n, remainder: 500_000n });
    expect(addPointUnits(500_000n, 330_000n)).toEqual({ points: 0n, remainder: 830_000n });
    expect(addPointUnits(200_000n, -2_750_000n)).toEqual({ points: -3n, remainder: 450_000n });
    expect(addPointUnits(0n, -1_000_000n)).toEqual({ points: -1n, remainder: 0n });
  });

  it('never lose a unit, in whatever order units are added and taken', () => {
    const change = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let [points, remainder] = [0n, 0n];
        for (const one of changes) {
          const next = addPointUnits(remainder, one);
          [points, remainder] = [points + next.points, next.remainder];
          if (remainder < 0n || remainder >= UNITS_PER_POINT) throw new Error(`${remainder} units are left.`);
        }
        expect(points * UNITS_PER_POINT + remainder).toBe(changes.reduce((sum, one) => sum + one, 0n));
      }),
    );
  });
});

describe('the money of points', () => {
  it.each([
    ['1234', '0.0100', '12.34'],
    ['3', '0.0050', '0.01'],
    ['0', '0.0100', '0.00'],
  ])('of %s at a rate of %s is %s, rounded down', (points, rate, money) => {
    expect(formatAmount(moneyOfPoints(points, rate, 'PHP'))).toBe(money);
  });
});
