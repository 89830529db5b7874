import { beforeEach, describe, expect, it } from 'vitest';

import { addRound, formatElapsed, netOf, readVisit, saveVisit, type VisitTotals } from './visit-totals.ts';

const KEY = 'maricel:false:rng_20510';
const round = { id: 'r1', stake: '10.00', payout: '2.50', currency: 'PHP' };
beforeEach(() => sessionStorage.clear());

describe('the totals of a visit', () => {
  it('count a round once, also when it is reported again after a reload', () => {
    saveVisit(KEY, addRound(readVisit(KEY), round));
    const reloaded = addRound(readVisit(KEY), round);
    expect(reloaded).toMatchObject({ rounds: 1, staked: '10.00', won: '2.50' });
    expect(netOf(reloaded, 'PHP')).toBe('-7.50');
  });

  it('are exact to the minor unit over 2,000 seeded rounds', () => {
    const text = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    let seed = 20_261_125n;
    const next = (): bigint => {
      seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
      return (seed >> 20n) % 100_000_000n;
    };
    let totals: VisitTotals = readVisit('another game');
    let [staked, won] = [0n, 0n];
    for (let index = 0; index < 2_000; index += 1) {
      const [stake, payout] = [next(), next()];
      staked += stake;
      won += payout;
      totals = addRound(totals, { id: `r${index}`, stake: text(stake), payout: text(payout), currency: 'PHP' });
      expect(totals).toMatchObject({ rounds: index + 1, staked: text(staked), won: text(won) });
    }
  });

  it('are kept by game, and reset when what is stored is damaged', () => {
    saveVisit(KEY, { ...addRound(readVisit(KEY), round), elapsedMs: 65_000 });
    expect(readVisit('maricel:false:rng_20511').rounds).toBe(0);
    expect(readVisit(KEY).elapsedMs).toBe(65_000);
    sessionStorage.setItem(
      'play-visits',
      JSON.stringify({ [KEY]: { elapsedMs: 5, rounds: 2, staked: '1e9', won: '0', currency: 'PHP' } }),
    );
    expect(readVisit(KEY)).toMatchObject({ elapsedMs: 5, rounds: 0, staked: '0' });
    sessionStorage.setItem('play-visits', '{');
    expect(readVisit(KEY).rounds).toBe(0);
  });
});

it.each([
  [0, '0:00'],
  [65_999, '1:05'],
  [3_600_000, '1:00:00'],
  [4_205_000, '1:10:05'],
])('shows %i ms as %s', (milliseconds, text) => {
  expect(formatElapsed(milliseconds)).toBe(text);
});
