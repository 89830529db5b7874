import { expect, it } from 'vitest';

import { answerTime, bySpeed, chooseDomains, measuredLine } from './speed-test.ts';
import { speedVerdict } from './speed-verdict.ts';

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((domainName) => ({ domainName }));

it('chooses five different lines at random [SPEED-02]', () => {
  expect(chooseDomains(lines, () => 0)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(chooseDomains(lines, () => 0.999)).toEqual(['g', 'f', 'e', 'd', 'c']);
  const values = [0.5, 0.1, 0.9, 0.3, 0.7];
  const chosen = chooseDomains(lines, () => values.shift() ?? 0);
  expect(new Set(chosen).size).toBe(5);
});

it('chooses what there is when the platform has fewer lines, each once', () => {
  const few = [{ domainName: 'a' }, { domainName: 'b' }, { domainName: 'a' }];
  expect(chooseDomains(few, () => 0)).toEqual(['a', 'b']);
  expect(chooseDomains([], () => 0)).toEqual([]);
});

it.each([
  [0, 'fast', 100],
  [80, 'fast', 73],
  [81, 'normal', 73],
  [150, 'normal', 50],
  [151, 'slow', 50],
  [4000, 'slow', 0],
] as const)(
  'a line that answers in %i ms is %s with a bar of %i percent [SPEED-05] [ENT-21]',
  (ms, type, percentage) => {
    expect(measuredLine('a', ms)).toEqual({ domainName: 'a', speed: ms, type, percentage });
  },
);

it('counts a line without answer as 9999 ms and slow [SPEED-06]', () => {
  const line = measuredLine('a', null);
  expect(line).toEqual({ domainName: 'a', speed: 9999, type: 'slow', percentage: 0 });
  expect(answerTime(line)).toBeNull();
});

it('sorts lines by speed, those without answer last [SPEED-04]', () => {
  const measured = [
    ['a', 90],
    ['b', null],
    ['c', 20],
  ] as const;
  const sorted = bySpeed(measured.map(([name, ms]) => measuredLine(name, ms)));
  expect(sorted.map(({ domainName }) => domainName)).toEqual(['c', 'a', 'b']);
});

it.each([
  [[20, null], { kind: 'best', best: 'other' }],
  [[20, undefined], { kind: 'best', best: 'other' }],
  [[null, null], { kind: 'noneAnswered' }],
  [[100, 20], { kind: 'stay' }],
  [[100, 119], { kind: 'stay' }],
  [[100, 120], { kind: 'faster', best: 'other' }],
  [[100, 175], { kind: 'manyTimes', best: 'other', times: 2 }],
  [[0, 40], { kind: 'manyTimes', best: 'other', times: 40 }],
] as const)('compares lines of %j ms, the second that of the page, as %j', ([other, own], verdict) => {
  const lineOf = (name: string, ms: number | null | undefined) => (ms === undefined ? [] : [measuredLine(name, ms)]);
  expect(speedVerdict(bySpeed([...lineOf('other', other), ...lineOf('own', own)]), 'own')).toEqual(verdict);
});

it('has no verdict without lines', () => {
  expect(speedVerdict([], 'own')).toEqual({ kind: 'noneAnswered' });
});
