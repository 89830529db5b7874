import { describe, expect, it } from 'vitest';

import {
  availableWithdrawal,
  divideAmount,
  formatAmount,
  leastWithdrawal,
  MoneyError,
  parseAmount,
  type Amount,
} from './index.ts';

const php = (text: string): Amount => parseAmount(text, 'PHP');

describe('the least amount of a withdrawal', () => {
  it.each([
    ['below the limit', '0.0000', '199.99', '200.00'],
    ['as high as the limit', '0.0000', '200.00', '200.01'],
    ['above the limit, with a share', '0.0100', '300.00', '302.01'],
  ])('for a fee %s follows W-02', (_what, feeRate, fixedFee, least) => {
    expect(formatAmount(leastWithdrawal(php('200.00'), { feeRate, fixedFee }))).toBe(least);
  });
});

describe('what is available now', () => {
  const bounds = {
    balance: php('12480.50'),
    withdrawable: php('10980.50'),
    minAmount: php('200.00'),
    maxAmount: php('50000.00'),
    remainingDailyAmount: php('100000.00'),
    remainingDailyCount: 5,
    hasOpenOrder: false,
  };

  it.each([
    ['10980.50', 'TURNOVER', {}],
    ['12480.50', 'BALANCE', { withdrawable: php('12480.50') }],
    ['5000.00', 'MAX_AMOUNT', { maxAmount: php('5000.00'), remainingDailyAmount: php('5000.00') }],
    ['4000.00', 'DAILY_LIMIT', { maxAmount: php('5000.00'), remainingDailyAmount: php('4000.00') }],
    ['0.00', 'DAILY_LIMIT', { remainingDailyCount: 0 }],
    ['0.00', 'OPEN_ORDER', { hasOpenOrder: true }],
    ['0.00', 'TURNOVER', { withdrawable: php('199.99') }],
    ['200.00', 'TURNOVER', { withdrawable: php('200.00') }],
  ])('is %s, limited by %s (W-18)', (available, limitedBy, change) => {
    const result = availableWithdrawal({ ...bounds, ...change });
    expect([formatAmount(result.availableNow), result.limitedBy]).toEqual([available, limitedBy]);
  });
});

it('divides by a rate, rounded as asked, and by nothing but a rate above zero', () => {
  expect(formatAmount(divideAmount(php('1.00'), '0.3', 'up'))).toBe('3.34');
  expect(formatAmount(divideAmount(php('1.00'), '0.3', 'down'))).toBe('3.33');
  expect(() => divideAmount(php('1.00'), '0', 'up')).toThrow(MoneyError);
});
