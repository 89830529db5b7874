import { expect, it } from 'vitest';

import { levelsOf } from './challenge-levels.ts';

const CHALLENGE = {
  currency: 'PHP',
  tiers: [
    { target: '2000.00', reward: '20.00' },
    { target: '10000.00', reward: '120.00' },
  ],
};

it.each([
  [undefined, ['2000.00', '10000.00']],
  ['1999.99', ['0.01', '8000.01']],
  ['2000.00', ['0', '8000.00']],
  ['90000.00', ['0', '0']],
])('says of %s counted how much is left to each level', (counted, missing) => {
  const levels = levelsOf(CHALLENGE, counted === undefined ? undefined : { counted });
  expect(levels.map((level) => level.missing)).toEqual(missing);
  expect(levels.map(({ isReached }) => isReached)).toEqual(missing.map((left) => left === '0'));
});
