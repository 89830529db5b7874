import { expect, it } from 'vitest';

import { initialPool, nextPool, nextDelayMs, formatPool } from './Jackpot.tsx';

const lowest = () => 0;
const highest = () => 1 - Number.EPSILON;

it('starts between 28,000,000.00 and 200,000,000.00 with two decimals [JACKPOT-02]', () => {
  expect([lowest, highest].map((random) => formatPool(initialPool(random)))).toEqual(['28000000.00', '200000000.00']);
  expect(formatPool(initialPool(() => 0.3))).toMatch(/^\d+\.\d\d$/);
});

it('grows by 100 to 500 every 3, 4 or 5 seconds [JACKPOT-03]', () => {
  const start = initialPool(lowest);
  expect([lowest, highest].map((random) => formatPool(nextPool(start, random)))).toEqual([
    '28000100.00',
    '28000500.00',
  ]);
  expect([lowest, () => 0.5, highest].map(nextDelayMs)).toEqual([3000, 4000, 5000]);
});
