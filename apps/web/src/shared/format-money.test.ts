import { expect, it } from 'vitest';

import { formatMoney } from './format-money.ts';

it.each([
  ['12480.50', 'PHP', 'en', '₱12,480.50'],
  ['12480.50', 'PHP', 'fil-PH', '₱12,480.50'],
  ['-0.05', 'PHP', 'en', '-₱0.05'],
  ['1500', 'JPY', 'en', '¥1,500'],
  ['999999999999999.99', 'PHP', 'en', '₱999,999,999,999,999.99'],
])('writes %s %s in %s as %s, to the last digit', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language)).toBe(text);
});
