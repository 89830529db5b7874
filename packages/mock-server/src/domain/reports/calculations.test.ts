import { parseAmount, periodAt, progressOf, timesOfPreset, type PeriodKind } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { examplesOf } from '../../testing/money-examples.ts';
import { toCsv } from '../kernel/index.ts';

const php = (text: string) => parseAmount(text, 'PHP');

describe('a calculation with money', () => {
  it.each(examplesOf('periods'))(
    'gives the result of the worked example %s',
    (_name, { given: { zone = 'Asia/Manila' }, when, expect: expected }) => {
      // The keys of the example are the kinds of period.
      for (const kind of Object.keys(expected) as PeriodKind[]) {
        const { label, start, end } = periodAt(kind, new Date(when.at), zone);
        const named = label === undefined ? {} : { label };
        expect({ ...named, start: start.toISOString(), end: end.toISOString() }).toEqual(expected[kind]);
      }
    },
  );

  it.each(examplesOf('preset'))(
    'gives the result of the worked example %s',
    (_name, { given: { now }, when: { name }, expect: expected }) => {
      expect(timesOfPreset(name, new Date(now), 'Asia/Manila')).toEqual(expected);
    },
  );

  it.each(examplesOf('progress'))('gives the result of the worked example %s', (_name, { given, expect: expected }) => {
    expect(given.grants.map(([done, required]) => progressOf(php(done), php(required)))).toEqual(expected.percents);
  });

  it.each(examplesOf('csv'))(
    'gives the result of the worked example %s',
    (_name, { given: { columns, rows }, expect: expected }) => {
      const names = columns.map(([name]) => name);
      const records = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
      expect(toCsv(names, records)).toBe(expected.text);
    },
  );
});
