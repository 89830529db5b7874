import { expect, it } from 'vitest';

import { createFrozenClock, createRunningClock } from './clock.ts';
import { createRandom } from './random.ts';

it('adds its advance to the base clock and never goes backward', () => {
  let base = 1000;
  const clock = createRunningClock(() => base);
  clock.advance(500);
  base = 2000;
  expect(clock.now().getTime()).toBe(2500);
  expect(() => clock.advance(-1)).toThrow('backward');
});

it('does not move until advanced', () => {
  const clock = createFrozenClock(new Date(0));
  expect(clock.now().getTime()).toBe(0);
  clock.advance(60_000);
  expect(clock.now().toISOString()).toBe('1970-01-01T00:01:00.000Z');
});

it('stops while held and continues from there', () => {
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

it('draws the same numbers from the same seed, and others from another', () => {
  const draw = (seed: number) => createRandom(seed).hex(32);
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
});

it('draws whole numbers evenly between both ends', () => {
  const random = createRandom(7);
  const counts = new Map<number, number>();
  for (let draw = 0; draw < 6000; draw += 1) {
    const face = random.integer(1, 6);
    counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  expect(new Set(counts.keys())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const count of counts.values()) expect(count).toBeGreaterThan(850);
});
