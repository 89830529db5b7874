import { expect, it } from 'vitest';

import { commitmentOf } from './hash.ts';
import { computeDraw, hitsOf, isDigitsHit } from './lottery.ts';

/** Vectors, computed with Python's hashlib and hmac. */
const SEED = '09a322a87b29f6ffd3d4c2348829507552351968881ab232fd8c0ed2b058e9c2';
const DIGITS = { from: 0, to: 9, picks: 5, repeats: true };
const BALLS = { from: 1, to: 42, picks: 6, repeats: false };

it('computes the numbers of a draw and the commitment from the seed', async () => {
  expect(await commitmentOf(SEED)).toBe('72c7cd42f2ec02959dba0ca8af0f1d18eb486816ee6eaf49e56aaf01f806219a');
  const draw = { gameCode: 'HNVIP', numero: '20261121-028', seed: SEED };
  expect(await computeDraw(draw, DIGITS)).toEqual(['7', '5', '0', '0', '4']);
});

it('computes different numbers for another draw and another seed, and no ball twice', async () => {
  const draw = { gameCode: 'BOLA642', numero: '20261121-001', seed: SEED };
  const balls = await computeDraw(draw, BALLS);
  expect(balls).toEqual(['19', '9', '33', '2', '14', '17']);
  expect(new Set(balls).size).toBe(6);
  expect(await computeDraw({ ...draw, numero: '20261122-001' }, BALLS)).not.toEqual(balls);
  expect(await computeDraw({ ...draw, seed: SEED.replace('0', '1') }, BALLS)).not.toEqual(balls);
});

it('finds the numbers of a line that were drawn, in the order of the line', () => {
  expect(hitsOf(['9', '1', '4'], ['4', '5', '9'])).toEqual(['9', '4']);
});

it('compares digits at their positions, in order or in any order', () => {
  const drawn = ['7', '5', '0', '0', '4'];
  expect(isDigitsHit(['0', '4'], { positions: [4, 5] }, drawn)).toBe(true);
  expect(isDigitsHit(['4', '0'], { positions: [4, 5] }, drawn)).toBe(false);
  expect(isDigitsHit(['4', '0'], { positions: [4, 5], anyOrder: true }, drawn)).toBe(true);
  expect(isDigitsHit(['4', '4'], { positions: [4, 5], anyOrder: true }, drawn)).toBe(false);
});
