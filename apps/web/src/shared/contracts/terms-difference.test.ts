import { describe, expect, it } from 'vitest';

import { changesOf, differenceRanges } from './terms-difference.ts';

const terms = (...tiers: readonly (readonly [threshold: string, activeUsers: number, rate: string])[]) => ({
  currency: 'PHP',
  tiers: tiers.map(([threshold, activeUsers, rate]) => ({ threshold, activeUsers, rate })),
});

const CURRENT = terms(
  ['10000.00', 5, '0.2000'],
  ['50000.00', 12, '0.2500'],
  ['100000.00', 20, '0.3000'],
  ['250000.00', 30, '0.3500'],
);
const OFFER = terms(
  ['15000.00', 6, '0.2200'],
  ['60000.00', 14, '0.2600'],
  ['150000.00', 24, '0.3300'],
  ['300000.00', 32, '0.3800'],
);

describe('an offer beside the contract in force', () => {
  it('pays less between each old threshold and the new one, although its rates are higher', () => {
    const ranges = differenceRanges(CURRENT, OFFER, { activeUsers: 40, end: '340000.00' });
    const less = ranges.filter(({ end }) => end.startsWith('-'));
    expect(less.map(({ from, to }) => [from, to])).toEqual([
      ['10000.00', '15000.00'],
      ['50000.00', '60000.00'],
      ['100000.00', '150000.00'],
      ['250000.00', '300000.00'],
    ]);
    expect(ranges.at(-1)).toEqual({ from: '300000.00', to: '340000.00', start: '9000.00', end: '10200.00' });
  });

  it('has no range where both reach no tier, or the same', () => {
    expect(differenceRanges(CURRENT, CURRENT, { activeUsers: 40, end: '340000.00' })).toEqual([]);
    expect(differenceRanges(CURRENT, OFFER, { activeUsers: 1, end: '340000.00' })).toEqual([]);
  });

  it('is better with a lower threshold, fewer accounts or a higher rate', () => {
    const [before, after] = [CURRENT.tiers[0], OFFER.tiers[0]];
    expect(changesOf(before, after, 'PHP')).toEqual({ threshold: 'worse', activeUsers: 'worse', rate: 'better' });
    expect(changesOf(after, before, 'PHP')).toEqual({ threshold: 'better', activeUsers: 'better', rate: 'worse' });
    expect(changesOf(before, before, 'PHP')).toEqual({});
    expect(changesOf(before, undefined, 'PHP')).toEqual({});
  });
});
