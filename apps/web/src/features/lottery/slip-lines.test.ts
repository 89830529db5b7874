import { describe, expect, it } from 'vitest';

import { combine, priceOf, readLines, type SlipLine } from './slip-lines.ts';

const line = (stake: string): SlipLine => ({ id: stake, numbers: ['1', '2'], betWay: 'LAST2', stake });

describe('lines of chosen digits', () => {
  it('are all combinations, in order', () => {
    expect(combine([['2', '7'], ['5']], false)).toEqual([
      ['2', '5'],
      ['7', '5'],
    ]);
    expect(combine([['2'], []], false)).toEqual([]);
  });

  it('in any order have different digits, each set once', () => {
    expect(combine([['1', '2'], ['1', '2'], ['3']], true)).toEqual([['1', '2', '3']]);
    expect(combine([['4'], ['4'], ['5']], true)).toEqual([]);
  });
});

it('adds stakes without rounding', () => {
  expect(priceOf([line('0.10'), line('0.20')], 'PHP')).toBe('0.30');
  expect(priceOf([], 'PHP')).toBe('0.00');
});

it.each([
  null,
  '',
  '{',
  '{}',
  '[1]',
  '[{"id":"a","numbers":"12","stake":"5.00"}]',
  '[{"id":"a","numbers":[],"stake":"1e3"}]',
])('reads no lines from the stored text %s', (text) => expect(readLines(text)).toEqual([]));

it('reads the lines that it stored', () => {
  const lines = [line('5.00'), { ...line('20.00'), betWay: undefined }];
  expect(readLines(JSON.stringify(lines))).toEqual(lines);
});
