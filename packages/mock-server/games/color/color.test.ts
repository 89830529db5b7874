import { describe, expect, it } from 'vitest';

import { createRandom } from '../../src/clock/random.ts';
import { colorRules, drawDice } from './color-rules.ts';
import { COLORS, RETURN_TO_PLAYER, multiplierOf } from './rules.ts';

describe('the colour game', () => {
  it('returns exactly the stated percentage over all throws for each colour', () => {
    const throws = COLORS.flatMap((first) =>
      COLORS.flatMap((second) => COLORS.map((third) => [first, second, third] as const)),
    );
    for (const color of COLORS) {
      const payout = throws.reduce((sum, dice) => sum + multiplierOf(color, dice), 0);
      expect(((payout * 100) / throws.length).toFixed(2)).toBe(RETURN_TO_PLAYER);
    }
  });

  it('returns the stated percentage within four standard errors in a long seeded run', () => {
    const random = createRandom(20_261_121);
    const rounds = 100_000;
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const multiplier = multiplierOf('red', drawDice(random));
      sum += multiplier;
      squares += multiplier ** 2;
    }
    const mean = sum / rounds;
    const deviation = Math.sqrt((squares / rounds - mean ** 2) / rounds);
    expect(Math.abs(mean - Number(RETURN_TO_PLAYER) / 100)).toBeLessThan(4 * deviation);
    expect(deviation).toBeLessThan(0.01);
  });

  it('pays one, two and twelve to one and returns the stake', () => {
    expect(multiplierOf('red', ['red', 'blue', 'pink'])).toBe(2);
    expect(multiplierOf('red', ['red', 'red', 'pink'])).toBe(3);
    expect(multiplierOf('red', ['red', 'red', 'red'])).toBe(13);
    expect(multiplierOf('red', ['white', 'blue', 'pink'])).toBe(0);
  });

  it('adds up the stakes of the fields', () => {
    const parsed = colorRules.parseBet({ fields: { blue: '50.00', red: '5.00' } }, 'PHP');
    expect(parsed?.stake).toEqual({ minor: 5500n, currency: 'PHP' });
  });

  it.each([
    { fields: {} },
    { fields: { red: '4.99' } },
    { fields: { red: '0.00' } },
    { fields: { red: '5005.00' } },
    { fields: { black: '5.00' } },
    { fields: { red: '-5.00' } },
    {},
  ])('refuses the bet %j', (bet) => {
    expect(colorRules.parseBet(bet, 'PHP')).toBeUndefined();
  });
});
