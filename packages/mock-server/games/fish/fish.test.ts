import { describe, expect, it } from 'vitest';

import { drawRandom } from '../../src/clock/random.ts';
import { drawShot, fishRules } from './fish-rules.ts';
import { CHANCES, FISH, RETURN_TO_PLAYER } from './rules.ts';

const ROUNDS = 1_000_000;

describe('the fishing game', () => {
  it.each(FISH)('returns exactly the stated percentage for $id', ({ pays, chance }) => {
    expect(((pays * chance * 100) / CHANCES).toFixed(2)).toBe(RETURN_TO_PLAYER);
  });

  it('returns the stated percentage within three standard errors in a million shots', () => {
    let [sum, squares] = [0, 0];
    for (let number = 1; number <= ROUNDS; number += 1) {
      // On every fish by turns.
      const fish = FISH[number % FISH.length] ?? FISH[0];
      const payout = drawShot(fish, drawRandom(20_261_121, number)) ? fish.pays : 0;
      sum += payout;
      squares += payout ** 2;
    }
    const mean = sum / ROUNDS;
    const error = Math.sqrt((squares / ROUNDS - mean ** 2) / ROUNDS);
    expect(Math.abs(mean - Number(RETURN_TO_PLAYER) / 100)).toBeLessThan(3 * error);
    expect(error).toBeLessThan(0.01);
  }, 60_000);

  it('pays more for a fish that is harder to catch', () => {
    const pairs = FISH.slice(1).map((fish, index) => [FISH[index], fish] as const);
    for (const [easier, harder] of pairs) {
      expect(harder.pays).toBeGreaterThan(easier?.pays ?? Infinity);
      expect(harder.chance).toBeLessThan(easier?.chance ?? 0);
    }
  });

  it('pays the whole payout of a caught fish, and nothing for a missed one', () => {
    const shots = Array.from({ length: 60 }, (_, index) => {
      const drawn = fishRules.draw('{"stake":"20.00","fish":"lapulapu"}', 'PHP', drawRandom(7, index + 1));
      return 'payout' in drawn ? `${JSON.stringify(drawn.outcome)} ${drawn.payout.minor}` : '';
    });
    expect(new Set(shots)).toEqual(
      new Set(['{"fish":"lapulapu","isCaught":true} 10000', '{"fish":"lapulapu","isCaught":false} 0']),
    );
  });

  it.each([
    { stake: '10.00' },
    { stake: '3.00', fish: 'dilis' },
    { stake: 10, fish: 'dilis' },
    { stake: '10.00', fish: 'pating' },
    { stake: '10.00', fish: 'dilis', pays: 100 },
    { stake: '-1.00', fish: 'dilis' },
    null,
  ])('refuses the bet %j', (bet) => {
    expect(fishRules.parseBet(bet, 'PHP')).toBeUndefined();
  });
});
