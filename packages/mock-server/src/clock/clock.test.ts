import { expect, it } from 'vitest';

import { createFrozenClock, createRunningClock } from './clock.ts';
import { createRandom } from './random.ts';

it('adds what it was advanced to the base clock, and throws when advanced by a negative time', () => {
  let base = 1000;
  const clock = createRunningClock(() => base);
  clock.advance(500);
  base = 2000;
  expect(clock.now().getTime()).toBe(2500);
  expect(() => clock.advance(-1)).toThrow('backward');
});

it('keeps the time of a frozen clock until it is advanced', () => {
  const clock = createFrozenClock(new Date(0));
  expect(clock.now().getTime()).toBe(0);
  clock.advance(60_000);
  expect(clock.now().toISOString()).toBe('1970-01-01T00:01:00.000Z');
});

it('continues a held clock from the time at which it was held', () => {
  let base = 1000;
  const clock = createRunningClock(() => base);
  clock.hold(true);
  base = 5000;
  expect(clock.now().getTime()).toBe(1000);
  clock.advance(10);
  const later = createRunningClock(() => base);
  later.restore(clock.position());
  expect(later.now().getTime()).toBe(1010);
  clock.hold(false);
  base = 6000;
  expect(clock.now().getTime()).toBe(2010);
});

it('draws the same numbers from the same seed, and different ones from another seed', () => {
  const draw = (seed: number) => createRandom(seed).hex(32);
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
});

it('draws integers evenly between both bounds', () => {
  const random = createRandom(7);
  const counts = new Map<number, number>();
  for (let draw = 0; draw < 6000; draw += 1) {
    const face = random.integer(1, 6);
    counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  expect(new Set(counts.keys())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const count of counts.values()) expect(count).toBeGreaterThan(850);
});
