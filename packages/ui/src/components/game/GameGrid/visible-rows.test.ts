import { expect, test, vi } from 'vitest';
import { rowsToRender } from './VirtualGrid.tsx';

const range = { startIndex: 40, endIndex: 43, overscan: 0, count: 1250 };

test('returns the visible rows and one row more on both sides', () => {
  vi.stubGlobal('innerHeight', 900);
  // 900 px show parts of five rows of 250 px when the first is almost scrolled out.
  expect(rowsToRender(range, 250)).toEqual([39, 40, 41, 42, 43, 44, 45]);
  vi.unstubAllGlobals();
});

test('returns no row outside the list', () => {
  vi.stubGlobal('innerHeight', 900);
  expect(rowsToRender({ ...range, startIndex: 0 }, 250)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rowsToRender({ ...range, startIndex: 1248 }, 250)).toEqual([1247, 1248, 1249]);
  vi.unstubAllGlobals();
});
