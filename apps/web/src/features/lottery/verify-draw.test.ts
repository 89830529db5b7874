import type { LotteryDraw } from '@croupier/sdk/types';
import { expect, it } from 'vitest';

import { checkDraw } from './verify-draw.ts';

const NUMBERS = { from: 0, to: 9, picks: 5, repeats: true };
const SEED = '09a322a87b29f6ffd3d4c2348829507552351968881ab232fd8c0ed2b058e9c2';
const COMMITMENT = '72c7cd42f2ec02959dba0ca8af0f1d18eb486816ee6eaf49e56aaf01f806219a';
const draw: LotteryDraw = {
  gameCode: 'HNVIP',
  numero: '20261121-028',
  state: 'DRAWN',
  openAt: '2026-11-21T05:30:00Z',
  winningNumbers: ['7', '5', '0', '0', '4'],
  fairness: { commitment: COMMITMENT, seed: SEED },
};

it('confirms a draw whose seed is the committed one and gives the announced numbers', async () => {
  expect(await checkDraw(draw, NUMBERS)).toEqual({
    commitment: COMMITMENT,
    numbers: ['7', '5', '0', '0', '4'],
    matches: true,
  });
});

it.each<[string, Partial<LotteryDraw>]>([
  ['another number was announced', { winningNumbers: ['7', '5', '0', '0', '5'] }],
  ['another seed was published', { fairness: { commitment: COMMITMENT, seed: SEED.replace('09', '0a') } }],
  ['another hash was published', { fairness: { commitment: COMMITMENT.replace('72', '73'), seed: SEED } }],
])('does not confirm a draw when %s', async (_what, change) => {
  expect((await checkDraw({ ...draw, ...change }, NUMBERS))?.matches).toBe(false);
});

it('has nothing to check before the seed is published', async () => {
  expect(await checkDraw({ ...draw, fairness: { commitment: COMMITMENT } }, NUMBERS)).toBeUndefined();
});
