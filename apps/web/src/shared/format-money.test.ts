import { expect, it } from 'vitest';

import { formatMoney, formatMoneyShort } from './format-money.ts';

it.each([
  ['12480.50', 'PHP', 'en', '₱12,480.50'],
  ['12480.50', 'PHP', 'fil-PH', '₱12,480.50'],
  ['-0.05', 'PHP', 'en', '-₱0.05'],
  ['1500', 'JPY', 'en', '¥1,500'],
  ['1500.60', 'IDR', 'en', 'Rp\u00a01,500.60'],
  ['0.125', 'IQD', 'en', 'IQD\u00a00.125'],
  ['999999999999999.99', 'PHP', 'en', '₱999,999,999,999,999.99'],
])('formats %s %s in %s as %s', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language)).toBe(text);
});

it('omits the decimals in the short form when the amount is whole', () => {
  expect(formatMoneyShort('5000.00', 'PHP', 'en')).toBe('₱5,000');
  expect(formatMoneyShort('0.50', 'PHP', 'en')).toBe('₱0.50');
});
