import { expect, it } from 'vitest';

import { amountOf, minorOf } from './money.ts';

it.each([
  ['12480.50', 1_248_050n],
  ['0.05', 5n],
  ['-0.05', -5n],
  ['-190.00', -19_000n],
  ['0.00', 0n],
])('converts %s to %s minor units and back', (amount, minor) => {
  expect(minorOf(amount)).toBe(minor);
  expect(amountOf(minor)).toBe(amount);
});
