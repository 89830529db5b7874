import { describe, expect, it } from 'vitest';

import { differenceOf, negated, signOf, sizeOf, sumOf } from './team-amounts.ts';

describe('amounts of the team', () => {
  it('are added and subtracted exactly', () => {
    expect(sumOf(['0.10', '0.20', '90071992547409.93'], 'PHP')).toBe('90071992547410.23');
    expect(sumOf([], 'PHP')).toBe('0.00');
    expect(differenceOf('142980.00', '147480.00', 'PHP')).toBe('-4500.00');
  });

  it.each([
    ['-12.50', -1, '12.50', '12.50'],
    ['12.50', 1, '12.50', '-12.50'],
    ['0.00', 0, '0.00', '0.00'],
  ])('%s has a side of zero, a size and an opposite', (amount, sign, size, opposite) => {
    expect([signOf(amount), sizeOf(amount), negated(amount)]).toEqual([sign, size, opposite]);
  });
});
