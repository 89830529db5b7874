import { describe, expect, it } from 'vitest';

import { grossOf, standingOf, tierReached } from './tier-standing.ts';

const TIERS = [
  { threshold: '0.00', activeUsers: 0, rate: '0.0010' },
  { threshold: '50000.00', activeUsers: 3, rate: '0.0020' },
  { threshold: '200000.00', activeUsers: 5, rate: '0.0030' },
];

describe('the tier of a window', () => {
  it.each([
    ['EX-CT-11: 62,000 with 3 active accounts reaches the second', '62000.00', 3, 2, '124.00'],
    ['EX-CT-12: 212,000 with 2 active accounts reaches the first', '212000.00', 2, 1, '212.00'],
    ['a base that is not above zero reaches none', '0.00', 9, 0, '0.00'],
    ['a negative base reaches none', '-5000.00', 9, 0, '0.00'],
  ])('%s', (_title, base, activeUsers, tier, gross) => {
    const figures = { base, activeUsers };
    expect([tierReached(TIERS, figures, 'PHP'), grossOf(TIERS, figures, 'PHP')]).toEqual([tier, gross]);
  });

  it('EX-CT-13: one centavo below the only threshold reaches none', () => {
    const tiers = [{ threshold: '50000.00', rate: '0.0010' }];
    expect(tierReached(tiers, { base: '49999.99', activeUsers: 1 }, 'PHP')).toBe(0);
    expect(tierReached(tiers, { base: '50000.00', activeUsers: 1 }, 'PHP')).toBe(1);
  });

  it('EX-CT-14: is rounded down once', () => {
    expect(grossOf([{ threshold: '0.00', rate: '0.0007' }], { base: '28.56', activeUsers: 2 }, 'PHP')).toBe('0.01');
  });

  it('lacks the amount and the accounts that are missing to it', () => {
    const [, , third = { threshold: '0', rate: '0' }] = TIERS;
    expect(standingOf(third, { base: '181500.00', activeUsers: 4 }, 'PHP')).toEqual({
      isReached: false,
      missingBase: '18500.00',
      missingActiveUsers: 1,
    });
  });
});
