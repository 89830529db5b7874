import { expect, test } from 'vitest';
import { measureGrid } from './grid-measures.ts';

const columnsAt = (widths: readonly number[], lot?: number): number[] =>
  widths.map((width) => measureGrid(width, { shape: 'tall', lot }).columns);

/** Content widths at window widths of 320, 390, 768, 1024 and 1440 px. */
const WIDTHS = [288, 358, 736, 906, 1248];

test('fits as many columns as possible', () => {
  expect(columnsAt(WIDTHS)).toEqual([2, 3, 4, 5, 7]);
});

test('fills rows with a page of games at every width [LOBBY-24]', () => {
  expect(columnsAt(WIDTHS, 15)).toEqual([3, 3, 5, 5, 5]);
  expect(columnsAt(WIDTHS, 10)).toEqual([2, 2, 5, 5, 5]);
});
