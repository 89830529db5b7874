import { describe, expect, it } from 'vitest';

import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  it.each([
    ['12480.50', 'PHP', 'en', '₱12,480.50'],
    ['12480.50', 'PHP', 'fil-PH', '₱12,480.50'],
    ['1250.5', 'EUR', 'de', '1.250,50\u00A0€'],
    ['-0.05', 'PHP', 'en', '-₱0.05'],
    ['1500', 'JPY', 'en', '¥1,500'],
    ['1500.60', 'IDR', 'en', 'Rp\u00A01,500.60'],
    ['0.125', 'IQD', 'en', 'IQD\u00A00.125'],
    ['12345678901234567890.12', 'PHP', 'en', '₱12,345,678,901,234,567,890.12'],
  ])('formats %s %s in %s as %s', (amount, currency, language, text) => {
    expect(formatMoney(amount, currency, language)).toBe(text);
  });

  it('omits the decimals in the short form when the amount is whole', () => {
    expect(formatMoney('5000.00', 'PHP', 'en', { length: 'short' })).toBe('₱5,000');
    expect(formatMoney('0.50', 'PHP', 'en', { length: 'short' })).toBe('₱0.50');
  });

  it('never shows more than the amount in the compact form', () => {
    expect(formatMoney('1299999.99', 'PHP', 'en', { length: 'compact' })).toBe('₱1.2M');
    expect(formatMoney('-1299999.99', 'PHP', 'en', { length: 'compact' })).toBe('-₱1.2M');
  });

  it('shows the sign of a change unless it is zero', () => {
    const change = (amount: string) => formatMoney(amount, 'PHP', 'en', { signed: true });
    expect(['5.00', '-5.00', '0.00', '-0.00'].map(change)).toEqual(['+₱5.00', '-₱5.00', '₱0.00', '₱0.00']);
  });

  it('keeps forms of one currency apart', () => {
    expect(formatMoney('5.00', 'PHP', 'en', { signed: true })).toBe('+₱5.00');
    expect(formatMoney('5.00', 'PHP', 'en')).toBe('₱5.00');
    expect(formatMoney('5.00', 'PHP', 'de')).toBe('5,00\u00A0₱');
  });
});
