import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  MoneyError,
  addAmounts,
  compareAmounts,
  decimalsOf,
  formatAmount,
  multiplyAmount,
  parseAmount,
  splitAmount,
  subtractAmounts,
  type Amount,
  type Rounding,
} from './index.ts';

const RUNS = { numRuns: 1000 };
const currency = fc.constantFrom('PHP', 'USD', 'JPY', 'VND', 'KWD', 'IDR', 'CLF');
const minor = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
const amount = fc.record({ minor, currency });
const rate = fc.tuple(fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }), fc.integer({ min: 0, max: 8 }));
const php = (text: string): Amount => parseAmount(text, 'PHP');

describe('parseAmount and formatAmount', () => {
  it('parses a formatted amount to the same amount in every currency', () => {
    const property = fc.property(amount, (original) => {
      expect(parseAmount(formatAmount(original), original.currency)).toEqual(original);
    });
    fc.assert(property, RUNS);
  });

  it('formats an amount by the pattern of the contract', () => {
    const contractPattern = /^-?\d{1,15}(\.\d{1,8})?$/;
    const property = fc.property(amount, (value) => {
      expect(formatAmount(value)).toMatch(contractPattern);
    });
    fc.assert(property, RUNS);
  });

  it.each([
    ['12480.50', 'PHP', 1_248_050n],
    ['0', 'PHP', 0n],
    ['-0.05', 'PHP', -5n],
    ['7', 'PHP', 700n],
    ['7.1', 'PHP', 710n],
    ['5.10000000', 'PHP', 510n],
    ['1200', 'JPY', 1200n],
    ['1200.00', 'JPY', 1200n],
    ['1.234', 'KWD', 1234n],
    ['999999999999999.99', 'PHP', 99_999_999_999_999_999n],
  ])('parses %s %s exactly', (text, code, expected) => {
    expect(parseAmount(text, code)).toEqual({ minor: expected, currency: code });
  });

  it.each([
    ['1.234', 'PHP'],
    ['0.5', 'JPY'],
    ['1,5', 'PHP'],
    ['1e3', 'PHP'],
    ['', 'PHP'],
    [' 1', 'PHP'],
    ['+1', 'PHP'],
    ['.5', 'PHP'],
    ['5.', 'PHP'],
    ['1234567890123456', 'PHP'],
    ['0.123456789', 'PHP'],
    ['١٢', 'PHP'],
    ['NaN', 'PHP'],
    ['1', 'XYZ'],
    ['1', 'PH'],
    ['1', 'php'],
    ['1', ''],
    ['1', 'P U'],
  ])('throws a MoneyError for %j %s', (text, code) => {
    expect(() => parseAmount(text, code)).toThrow(MoneyError);
  });

  it('returns all decimals of a currency, also rarely used ones', () => {
    expect(['PHP', 'JPY', 'KWD', 'CLF', 'IDR'].map(decimalsOf)).toEqual([2, 0, 3, 4, 2]);
  });
});

describe('addAmounts, subtractAmounts and compareAmounts', () => {
  it('adds and subtracts without loss, in any order', () => {
    const property = fc.property(currency, minor, minor, minor, (code, ...minors) => {
      const [a, b, c] = minors.map((units) => ({ minor: units, currency: code }));
      if (a === undefined || b === undefined || c === undefined) throw new Error('A list of three has three entries.');
      expect(subtractAmounts(addAmounts(a, b), b)).toEqual(a);
      expect(addAmounts(a, b)).toEqual(addAmounts(b, a));
      expect(addAmounts(addAmounts(a, b), c)).toEqual(addAmounts(a, addAmounts(b, c)));
      expect(compareAmounts(a, b)).toBe(-compareAmounts(b, a) + 0);
    });
    fc.assert(property, RUNS);
  });

  it('sorts by value, not alphabetically', () => {
    expect(['10.00', '9.00', '-3.00', '9.5'].map(php).toSorted(compareAmounts).map(formatAmount)).toEqual([
      '-3.00',
      '9.00',
      '9.50',
      '10.00',
    ]);
  });

  it('throws a MoneyError for two currencies', () => {
    const yen = parseAmount('1', 'JPY');
    for (const operation of [addAmounts, subtractAmounts, compareAmounts]) {
      expect(() => operation(php('1'), yen)).toThrow(MoneyError);
    }
  });
});

describe('multiplyAmount', () => {
  it.each<[string, string, Rounding, string]>([
    ['0.05', '0.5', 'down', '0.02'],
    ['0.05', '0.5', 'up', '0.03'],
    ['0.05', '0.5', 'half-up', '0.03'],
    ['0.05', '0.5', 'half-even', '0.02'],
    ['0.07', '0.5', 'half-even', '0.04'],
    ['-0.05', '0.5', 'down', '-0.02'],
    ['-0.05', '0.5', 'half-up', '-0.03'],
    ['-0.05', '0.5', 'up', '-0.03'],
    ['0.04', '0.4', 'half-up', '0.02'],
    ['100.00', '1.005', 'half-up', '100.50'],
    ['1.10', '1.1', 'down', '1.21'],
    ['3.00', '-0.5', 'down', '-1.50'],
  ])('multiplies %s × %s, rounds %s, and returns %s', (text, factor, rounding, expected) => {
    expect(formatAmount(multiplyAmount(php(text), factor, rounding))).toBe(expected);
  });

  it('deviates by less than one unit, at most half a unit when rounded to the nearest', () => {
    const rounding = fc.constantFrom<Rounding>('down', 'up', 'half-up', 'half-even');
    const property = fc.property(amount, rate, rounding, (factor, [digits, decimals], how) => {
      const scale = 10n ** BigInt(decimals);
      const sign = digits < 0n ? '-' : '';
      const padded = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0');
      const text = `${sign}${padded.slice(0, padded.length - decimals)}${decimals === 0 ? '' : `.${padded.slice(-decimals)}`}`;
      const exact = factor.minor * digits;
      const error = multiplyAmount(factor, text, how).minor * scale - exact;
      const size = error < 0n ? -error : error;
      const outward = exact < 0n ? -error : error;
      const isWithin = {
        down: outward <= 0n,
        up: outward >= 0n,
        'half-up': size * 2n <= scale,
        'half-even': size * 2n <= scale,
      };
      expect(size < scale && isWithin[how]).toBe(true);
    });
    fc.assert(property, RUNS);
  });

  it.each(['', '1e3', '1,5', '0x1', 'NaN', '.5', '١'])('throws a MoneyError for the rate %j', (text) => {
    expect(() => multiplyAmount(php('1'), text, 'down')).toThrow(MoneyError);
  });
});

describe('splitAmount', () => {
  it('returns parts that add up to the whole, each within one minor unit of its share', () => {
    const weights = fc
      .array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 1, maxLength: 20 })
      .filter((all) => all.some((weight) => weight > 0n));
    const property = fc.property(amount, weights, (whole, all) => {
      const total = all.reduce((sum, weight) => sum + weight, 0n);
      const parts = splitAmount(whole, all);
      expect(parts.reduce((sum, part) => sum + part.minor, 0n)).toBe(whole.minor);
      for (const [index, part] of parts.entries()) {
        const error = part.minor * total - whole.minor * (all[index] ?? 0n);
        expect((error < 0n ? -error : error) < total).toBe(true);
      }
    });
    fc.assert(property, RUNS);
  });

  it('adds remaining units to the parts with the largest fractions, earlier parts first', () => {
    expect(splitAmount(php('10.00'), [1n, 1n, 1n]).map(formatAmount)).toEqual(['3.34', '3.33', '3.33']);
    expect(splitAmount(php('-0.05'), [1n, 2n, 3n]).map(formatAmount)).toEqual(['-0.01', '-0.02', '-0.02']);
    expect(splitAmount(php('0.01'), [0n, 1n]).map(formatAmount)).toEqual(['0.00', '0.01']);
  });

  it.each([[[]], [[0n]], [[1n, -1n, 5n]]])('throws a MoneyError for the weights [%s]', (weights) => {
    expect(() => splitAmount(php('1'), weights)).toThrow(MoneyError);
  });
});
