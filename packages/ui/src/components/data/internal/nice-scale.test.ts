import { expect, test } from 'vitest';
import { niceScale } from './nice-scale.ts';

test('has round ticks from below the least to above the largest value', () => {
  expect(niceScale([37_930.52, -16_710.19]).ticks).toEqual([-20_000, 0, 20_000, 40_000]);
  expect(niceScale([950.35]).ticks).toEqual([0, 200, 400, 600, 800, 1000]);
});

test('starts or ends at zero when all values are on one side', () => {
  expect(niceScale([800, 950])).toMatchObject({ min: 0, max: 1000 });
  expect(niceScale([-3])).toMatchObject({ max: 0 });
});

test.each([[[]], [[0]], [[0, 0]]])('has an axis of some length for %j, so that zero has a place on it', (values) => {
  const { min, max, ticks } = niceScale(values);
  expect(ticks).toEqual([0]);
  expect(min).toBe(0);
  expect(max).toBeGreaterThan(0);
});

test('leaves space for a text under the least value', () => {
  const { min, max } = niceScale([10, -9.9]);
  expect(-9.9 - min).toBeGreaterThan((max - min) / 12);
});
