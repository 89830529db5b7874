import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldDigits, formatAmount, readAmountInput, type AmountRefusal } from './index.ts';

const PHP = { currency: 'PHP' };
/** The formatted amount, or the reason of the refusal. */
const read = (text: string, bounds = PHP): string => {
  const reading = readAmountInput(text, bounds);
  return reading.ok ? formatAmount(reading.amount) : reading.reason;
};

describe('readAmountInput', () => {
  it.each([
    ['12', '12.00'],
    ['12.5', '12.50'],
    ['0.05', '0.05'],
    ['007', '7.00'],
    ['  12 ', '12.00'],
    ['1500.00', '1500.00'],
    ['١٢', '12.00'],
    ['١٢٫٥', '12.50'],
    ['۱۲', '12.00'],
    ['๑๒', '12.00'],
    ['１２．５', '12.50'],
    ['१२', '12.00'],
    ['𝟏𝟐', '12.00'],
    ['\u200e12\u200f', '12.00'],
    ['999999999999999.99', '999999999999999.99'],
  ])('accepts %j as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each<[string, AmountRefusal]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['-1', 'negative'],
    ['-0', 'negative'],
    ['−1', 'negative'],
    ['－１', 'negative'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['٠', 'zero'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['0b1', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['+1', 'not-a-number'],
    ['--1', 'not-a-number'],
    ['.5', 'not-a-number'],
    ['5.', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1n', 'not-a-number'],
    ['1٢', 'not-a-number'],
    ['₱5', 'not-a-number'],
    ['½', 'not-a-number'],
    ['²', 'not-a-number'],
    ['五', 'not-a-number'],
    ['1'.repeat(30), 'too-long'],
    ['0.123456789', 'too-many-decimals'],
    ['1.000000000', 'too-many-decimals'],
    ['1.005', 'too-many-decimals'],
    ['1,5', 'ambiguous-separator'],
    ['1,500', 'ambiguous-separator'],
    ['1,500.00', 'ambiguous-separator'],
    ['1.500,00', 'ambiguous-separator'],
    ['1.500.000', 'ambiguous-separator'],
    ['1 500', 'ambiguous-separator'],
    ["1'500", 'ambiguous-separator'],
    ['1_000', 'ambiguous-separator'],
    ['١٬٥٠٠', 'ambiguous-separator'],
  ])('refuses %j with the reason %s', (text, reason) => {
    expect(read(text)).toBe(reason);
  });

  it('refuses decimals in a currency without decimals', () => {
    expect(read('5', { currency: 'JPY' })).toBe('5');
    expect(read('5.0', { currency: 'JPY' })).toBe('too-many-decimals');
  });

  it('accepts zero where it is asked for', () => {
    expect(readAmountInput('0.00', { ...PHP, allowsZero: true })).toEqual({
      ok: true,
      amount: { minor: 0n, currency: 'PHP' },
    });
    expect(readAmountInput('-0', { ...PHP, allowsZero: true })).toEqual({ ok: false, reason: 'negative' });
  });

  it('refuses an amount outside the bounds and accepts the bounds themselves', () => {
    const bounds = { currency: 'PHP', minimum: '100.00', maximum: '50000' };
    const verdicts = ['99.99', '100', '50000.00', '50000.01'].map((text) => read(text, bounds));
    expect(verdicts).toEqual(['below-minimum', '100.00', '50000.00', 'above-maximum']);
  });

  it('returns a positive amount or a reason for any string', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+]?[0-9.,eExX٠-٩ ]{0,20}$/));
    const property = fc.property(anything, (text) => {
      const reading = readAmountInput(text, PHP);
      expect(reading.ok ? reading.amount.minor > 0n : /^[a-z-]+$/.test(reading.reason)).toBe(true);
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it('reads an amount in the digits of any script, and in the form of the contract', () => {
    const zeros = fc.constantFrom(0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10, 0x1d7ce);
    const property = fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), zeros, (minor, zero) => {
      const text = formatAmount({ minor, currency: 'PHP' });
      const foreign = text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number.parseInt(digit, 10)));
      expect(read(foreign)).toBe(text);
      expect(read(text)).toBe(text);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});

describe('foldDigits', () => {
  it('converts the digits of every decimal numbering system of Intl', () => {
    const systems = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
      const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210);
      return Array.from(digits).every((digit) => /^\p{Nd}$/u.test(digit)) ? [{ system, digits }] : [];
    });
    expect(systems.length).toBeGreaterThan(60);
    for (const { system, digits } of systems) expect(foldDigits(digits), system).toBe('9876543210');
  });

  it('returns undefined when digits of several scripts are mixed', () => {
    expect(foldDigits('1٢')).toBeUndefined();
    expect(foldDigits('٢ and ٣')).toBe('2 and 3');
  });
});
