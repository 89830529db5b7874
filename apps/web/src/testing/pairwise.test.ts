// @vitest-environment node
import { expect, it } from 'vitest';
import { pairwise } from './pairwise.ts';

const ROWS = ['page read', 'page write', 'popup write', 'popup money', 'popup read'];
const kindsOf = (row: string): string[] => row.split(' ');

it('lets every value meet every kind of row, with fewer pairs than the whole product', () => {
  const chosen = pairwise(ROWS, kindsOf, ['reset', 'timeout', 'offline'], 1);
  const met = [...chosen].flatMap(([row, values]) =>
    values.flatMap((value) => kindsOf(row).map((kind) => `${value} ${kind}`)),
  );
  const kinds = [...new Set(ROWS.flatMap(kindsOf))];
  expect(new Set(met)).toEqual(
    new Set(['reset', 'timeout', 'offline'].flatMap((value) => kinds.map((kind) => `${value} ${kind}`))),
  );
  expect([...chosen.values()].flat().length).toBeLessThan(15);
});

it('gives each row the least number of values, in their order, and no more than there are', () => {
  const chosen = pairwise(['a', 'b', 'c'], () => ['same'], [1, 2, 3], 2);
  for (const values of chosen.values()) {
    expect(values.length).toBeGreaterThanOrEqual(2);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  }
  expect(pairwise(['a'], () => ['same'], [1, 2], 5).get('a')).toEqual([1, 2]);
});
