import { multiplyAmount, formatAmount, parseAmount } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { DIVIDEND_STATEMENT } from '../../../testing/dividend-statement.data.ts';
import { grossOf } from '../tier-standing.ts';
import { baseRows, deductions, exactProduct, lineOfKind, sumOf, tiersOf } from './statement-figures.ts';

const { lines, currency, activeUsers, base, gross, amount } = DIVIDEND_STATEMENT;

describe('a statement', () => {
  it('EX-CT-29: adds up from its bets to the base, and from the tiers to the amount', () => {
    const { total } = baseRows(lines, 'gameType', currency);
    const deducted = deductions(lines, currency).map((deduction) => deduction.amount);
    expect(sumOf([total.amount, ...deducted, lineOfKind(lines, 'CARRIED_IN')?.amount], currency)).toBe(base);
    expect(grossOf(tiersOf(lines), { base, activeUsers }, currency)).toBe(gross);
    expect(sumOf([gross, lineOfKind(lines, 'CORRECTION')?.amount], currency)).toBe(amount);
  });

  it('shows the same bets by category and by account', () => {
    const byGame = baseRows(lines, 'gameType', currency);
    const byAccount = baseRows(lines, 'account', currency);
    expect(byGame.rows.map(({ id, count, amount: result }) => [id, count, result])).toEqual([
      ['FISH', 8, '1350.00'],
      ['RNG', 305, '66500.00'],
      ['LIVE', 12, '-3300.00'],
    ]);
    expect(byAccount.rows.map(({ id, amount: result }) => [id, result])).toEqual([
      ['bongsantos', '1350.00'],
      ['kidlat', '34200.00'],
      ['lakandula', '29000.00'],
    ]);
    expect(byAccount.total).toEqual(byGame.total);
  });
});

describe('the exact product of an amount and a rate', () => {
  it.each([
    ['58587.65', '0.1500', '8788.1475'],
    ['62000.00', '0.0020', '124.00'],
    ['28.56', '0.0007', '0.019992'],
    ['-4000.00', '0.1500', '-600.00'],
    ['0.00', '0.1500', '0.00'],
    ['58587.65', '0', '0.00'],
  ])('%s × %s is %s', (product, rate, exact) => {
    expect(exactProduct(product, rate)).toBe(exact);
    const booked = formatAmount(multiplyAmount(parseAmount(product, 'PHP'), rate, 'down'));
    expect(exact.startsWith(booked.replace(/0+$/, '').replace(/\.$/, ''))).toBe(true);
  });
});
