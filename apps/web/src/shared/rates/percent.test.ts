import { describe, expect, it } from 'vitest';

import { isWithin, percentInput, rateBetween, readPercent } from './percent.ts';

describe('readPercent', () => {
  it.each([
    ['0.4', '0.0040'],
    ['0.40', '0.0040'],
    [' 0,35 ', '0.0035'],
    ['12', '0.1200'],
    ['100', '1.0000'],
    ['0', '0.0000'],
  ])('reads %j as the rate %s', (text, rate) => {
    expect(readPercent(text)).toBe(rate);
  });

  it.each(['', '.4', '0.405', '-1', '100.01', '0.4%', 'lots'])('reads nothing from %j', (text) => {
    expect(readPercent(text)).toBeUndefined();
  });
});

it('writes a rate as it is typed', () => {
  expect(['0.0040', '0.005', '0', '1'].map(percentInput)).toEqual(['0.40', '0.50', '0.00', '100.00']);
});

it('subtracts rates exactly, and not below zero', () => {
  expect([rateBetween('0.0080', '0.0035'), rateBetween('0.0040', '0.0050')]).toEqual(['0.0045', '0.0000']);
});

it('includes both ends of a range', () => {
  const range = { min: '0.0040', max: '0.008' };
  expect(['0.0039', '0.004', '0.0080', '0.0081'].map((rate) => isWithin(rate, range))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
