import { expect, test } from 'vitest';
import { gridLayout } from '../internal/grid-measures.ts';

const columnsAt = (widths: readonly number[]): number[] => widths.map((width) => gridLayout(width, 'tall').columns);

test('returns three tall columns for phones, and two when the text is large', () => {
  // Content of screens of 320, 390 and 430 px, and of 390 px at 200 % text.
  expect(columnsAt([288, 358, 398])).toEqual([3, 3, 3]);
  expect(columnsAt([163])).toEqual([2]);
});

test('returns as many tall columns as fit for tablets and desktops', () => {
  // Content of screens of 768, 1024, 1440 and 1920 px.
  expect(columnsAt([736, 906, 1248, 1637])).toEqual([4, 5, 8, 10]);
});
