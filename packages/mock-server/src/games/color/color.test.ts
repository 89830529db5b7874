import { describe, expect, it } from 'vitest';

import { createRandom } from '../../clock/random.ts';
import { colorRules, drawDice } from './color-rules.ts';
import { COLORS, RETURN_TO_PLAYER, timesOf } from './rules.ts';

describe('the colour game', () => {
  it('returns exactly the stated percentage over all throws, on any colour', () => {
    const throws = COLORS.flatMap((one) => COLORS.flatMap((two) => COLORS.map((three) => [one, two, three] as const)));
    for (const color of COLORS) {
      const paid = throws.reduce((sum, dice) => sum + timesOf(color, dice), 0);
      expect(((paid * 100) / throws.length).toFixed(2)).toBe(RETURN_TO_PLAYER);
    }
  });

  it('returns the stated percentage within four standard errors in a long seeded run', () => {
    const random = createRandom(20_261_121);
    const rounds = 100_000;
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const times = timesOf('red', drawDice(random));
      sum += times;
      squares += times ** 2;
    }
    const mean = sum / rounds;
    const deviation = Math.sqrt((squares / rounds - mean ** 2) / rounds);
    expect(Math.abs(mean - Number(RETURN_TO_PLAYER) / 100)).toBeLessThan(4 * deviation);
    expect(deviation).toBeLessThan(0.01);
  });

  it('pays one, two and twelve to one and returns the stake', () => {
    expect(timesOf('red', ['red', 'blue', 'pink'])).toBe(2);
    expect(timesOf('red', ['red', 'red', 'pink'])).toBe(3);
    expect(timesOf('red', ['red', 'red', 'red'])).toBe(13);
    expect(timesOf('red', ['white', 'blue', 'pink'])).toBe(0);
  });

  it('adds up the stakes of the fields', () => {
    const read = colorRules.read({ fields: { blue: '50.00', red: '5.00' } }, 'PHP');
    expect(read?.stake).toEqual({ minor: 5500n, currency: 'PHP' });
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
    expect(colorRules.read(bet, 'PHP')).toBeUndefined();
  });
});
