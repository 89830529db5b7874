import { expect, test } from 'vitest';
import type { Prize } from '../internal/prize.ts';
import { rotationTo, wheelFields } from './wheel-fields.ts';

const weights = { none: 5389, points: 4000, p50: 500, p100: 100, p500: 10, p5000: 1 };

const prizes = Object.entries(weights).map(([id, weight]): Prize => ({
  id,
  label: id,
  shortLabel: id,
  weight,
  tone: 'low',
}));

const fields = wheelFields(prizes);

test('gives every prize exactly its share, without gaps', () => {
  for (const { id, weight } of prizes) {
    const share = fields.filter(({ prize }) => prize.id === id).reduce((sum, { from, to }) => sum + to - from, 0);
    expect(share).toBeCloseTo(weight / 10_000, 10);
  }
  expect(fields.slice(1).map(({ from }) => from)).toEqual(fields.slice(0, -1).map(({ to }) => to));
  expect(fields.at(-1)?.to).toBeCloseTo(1, 10);
});

test.each(Object.keys(weights))('turns once to the middle of a field of %s', (id) => {
  const start = 2.37;
  const end = rotationTo(fields, id, start);
  expect(end - start).toBeGreaterThan(1);
  expect(end - start).toBeLessThanOrEqual(2);
  const top = 1 - (end % 1);
  const field = fields.find(({ from, to }) => from <= top && top <= to);
  expect(field?.prize.id).toBe(id);
  expect(top).toBeCloseTo(((field?.from ?? 0) + (field?.to ?? 0)) / 2, 10);
});

test('stays where it is when the prize is not on the wheel', () => {
  expect(rotationTo(fields, 'other', 0.25)).toBe(0.25);
});
