import { describe, expect, it } from 'vitest';

import { createRandom } from '../../src/clock/random.ts';
import { FREE_REELS, LINES, REELS, RETURN_TO_PLAYER, SCATTER_PAYS, SYMBOLS } from './rules.data.ts';
import { effectiveWindow, evaluateSpin, payOfLine, ROWS } from './rules.ts';
import { drawSpins, slotRules } from './slot-rules.ts';

type Counts = ReadonlyMap<number, number>;

const windowAt = (strip: string, stop: number): number[] =>
  Array.from({ length: ROWS }, (_, row) => Number(strip[(stop + row) % strip.length]));

/** Counts how often each value occurs over all stops of a strip. */
function countValues(strip: string, valueAt: (stop: number) => number): Counts {
  const counts = new Map<number, number>();
  for (let stop = 0; stop < strip.length; stop += 1) {
    const value = valueAt(stop);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Sums the pays of one line over all combinations of stops. */
function payOfAll(strips: readonly string[], rows: readonly number[], isFree: boolean): number {
  const reels = strips.map((strip, reel) =>
    countValues(strip, (stop) => effectiveWindow([windowAt(strip, stop)], isFree)[0]?.[rows[reel] ?? 0] ?? -1),
  );
  // All sums are far below Number.MAX_SAFE_INTEGER.
  const walk = (reel: number, symbols: readonly number[], weight: number): number => {
    if (reel === reels.length) return weight * payOfLine(symbols).pays;
    let sum = 0;
    for (const [symbol, times] of reels[reel] ?? []) sum += walk(reel + 1, [...symbols, symbol], weight * times);
    return sum;
  };
  return walk(0, [], 1);
}

/** Counts the combinations of stops by their number of scatters. */
function countScatters(): bigint[] {
  const scattersOf = (strip: string): Counts =>
    countValues(strip, (stop) => windowAt(strip, stop).filter((symbol) => symbol === SYMBOLS.scatter).length);
  return REELS.map(scattersOf).reduce(
    (sums, counts) => {
      const next = Array.from({ length: sums.length + ROWS }, () => 0n);
      sums.forEach((sum, seen) =>
        counts.forEach((times, more) => (next[seen + more] = (next[seen + more] ?? 0n) + sum * BigInt(times))),
      );
      return next;
    },
    [1n],
  );
}

const combinationsOf = (strips: readonly string[]): bigint =>
  strips.reduce((all, strip) => all * BigInt(strip.length), 1n);

/** Computes the return in hundredths of a percent, rounded, over all combinations of stops. */
function enumerateReturn(): bigint {
  const lines = (strips: readonly string[], isFree: boolean): bigint =>
    LINES.reduce((sum, rows) => sum + BigInt(payOfAll(strips, rows, isFree)), 0n);
  const [combinations, freeCombinations] = [combinationsOf(REELS), combinationsOf(FREE_REELS)];
  const scatters = countScatters();
  const weighted = (field: 'pays' | 'freeSpins'): bigint =>
    scatters.reduce((sum, times, seen) => sum + times * BigInt(SCATTER_PAYS[seen]?.[field] ?? 0), 0n);
  // Divided by the stake (ten line stakes) and by the combinations of both sets of strips.
  const paid =
    (lines(REELS, false) + weighted('pays')) * freeCombinations + weighted('freeSpins') * lines(FREE_REELS, true);
  const staked = combinations * freeCombinations * BigInt(LINES.length);
  return (paid * 10_000n * 2n + staked) / (staked * 2n);
}

describe('the slot', () => {
  it('returns exactly the stated percentage over all combinations of stops', () => {
    expect(enumerateReturn()).toBe(BigInt(RETURN_TO_PLAYER.replace('.', '')));
  }, 30_000);

  it('returns the stated percentage within four standard errors in a long seeded run', () => {
    const random = createRandom(20_261_121);
    const [rounds, lines] = [25_000, LINES.length];
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { pays } = drawSpins(random);
      sum += pays / lines;
      squares += (pays / lines) ** 2;
    }
    const mean = sum / rounds;
    const deviation = Math.sqrt((squares / rounds - mean ** 2) / rounds);
    expect(Math.abs(mean - Number(RETURN_TO_PLAYER) / 100)).toBeLessThan(4 * deviation);
    expect(deviation).toBeLessThan(0.06);
  }, 30_000);

  it('pays the longest run from the left, counting wilds as its symbol', () => {
    const { own, wild, club, heart } = SYMBOLS;
    expect(payOfLine([own, wild, own, club, own])).toEqual({ symbol: own, count: 3, pays: 60 });
    expect(payOfLine([club, club, wild, wild, club])).toEqual({ symbol: club, count: 5, pays: 80 });
    expect(payOfLine([heart, club, heart, heart, heart]).pays).toBe(0);
  });

  it('has no wild on the first and last reel and no scatter in free spins', () => {
    expect([REELS[0], REELS[4], FREE_REELS[0], FREE_REELS[4]].join('')).not.toContain(String(SYMBOLS.wild));
    expect(FREE_REELS.join('')).not.toContain(String(SYMBOLS.scatter));
  });

  it('draws the free spins that its scatters win, each with filled reels', () => {
    const random = createRandom(7);
    const outcomes = Array.from({ length: 500 }, () => drawSpins(random));
    for (const { spins, pays } of outcomes) {
      const [first, ...free] = spins;
      expect(free).toHaveLength(SCATTER_PAYS[first?.scatters ?? 0]?.freeSpins ?? 0);
      expect(pays).toBe(spins.reduce((sum, spin) => sum + evaluateSpin(spin.stops, spin.isFree).pays, 0));
    }
    expect(outcomes.some(({ spins }) => spins.length > 1)).toBe(true);
  }, 30_000);

  it.each([{ stake: '3.00' }, { stake: '10' }, { stake: 10 }, {}, { stake: '10.00', more: 1 }, null])(
    'refuses the bet %j',
    (bet) => {
      expect(slotRules.parseBet(bet, 'PHP')).toBeUndefined();
    },
  );
});
