import { expect, it } from 'vitest';

import { creditOfDeposit, formatAmount, isOpenDeposit, parseAmount } from './index.ts';

it.each([
  ['333.33', undefined, '0.00', '333.33'],
  ['333.33', '0.0100', '3.33', '336.66'],
  ['0.99', '0.0100', '0.00', '0.99'],
])('credits %s in full, with a bonus of %s rounded down', (paid, bonusRate, bonus, credited) => {
  const credit = creditOfDeposit(parseAmount(paid, 'PHP'), { bonusRate });
  expect([formatAmount(credit.bonus), formatAmount(credit.credited)]).toEqual([bonus, credited]);
});

it('counts an order as open until it has a final status', () => {
  const statuses = ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED'] as const;
  expect(statuses.filter(isOpenDeposit)).toEqual(['PENDING', 'PROCESSING']);
});
