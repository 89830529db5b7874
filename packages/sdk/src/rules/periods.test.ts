import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addDays,
  calendarDay,
  monthsBefore,
  periodAt,
  startOfDay,
  timesOfDays,
  timesOfPreset,
  zoneOffset,
  MINUTE_MS,
  type Period,
  type PeriodKind,
  type RangePreset,
} from './index.ts';

const MANILA = 'Asia/Manila';
const ZONES = [MANILA, 'UTC', 'Europe/London', 'America/Sao_Paulo', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kolkata'];
const KINDS: readonly PeriodKind[] = ['FIVE_MINUTES', 'HOUR', 'DAY', 'WEEK', 'SEMI_MONTH', 'MONTH'];
const text = ({ label = '', start, end }: Period): string =>
  `${label} ${start.toISOString()} ${end.toISOString()}`.trim();

describe('the period of an instant', () => {
  it.each<[string, string, string, Readonly<Record<PeriodKind, string>>]>([
    [
      'the first instant of a day',
      '2026-11-15T16:00:00.000Z',
      MANILA,
      {
        FIVE_MINUTES: '2026-11-15T16:00:00.000Z 2026-11-15T16:05:00.000Z',
        HOUR: '2026-11-15T16:00:00.000Z 2026-11-15T17:00:00.000Z',
        DAY: '2026-11-16 2026-11-15T16:00:00.000Z 2026-11-16T16:00:00.000Z',
        WEEK: '2026-W47 2026-11-15T16:00:00.000Z 2026-11-22T16:00:00.000Z',
        SEMI_MONTH: '2026-11-H2 2026-11-15T16:00:00.000Z 2026-11-30T16:00:00.000Z',
        MONTH: '2026-11 2026-10-31T16:00:00.000Z 2026-11-30T16:00:00.000Z',
      },
    ],
    [
      'the last instant before it',
      '2026-11-15T15:59:59.999Z',
      MANILA,
      {
        FIVE_MINUTES: '2026-11-15T15:55:00.000Z 2026-11-15T16:00:00.000Z',
        HOUR: '2026-11-15T15:00:00.000Z 2026-11-15T16:00:00.000Z',
        DAY: '2026-11-15 2026-11-14T16:00:00.000Z 2026-11-15T16:00:00.000Z',
        WEEK: '2026-W46 2026-11-08T16:00:00.000Z 2026-11-15T16:00:00.000Z',
        SEMI_MONTH: '2026-11-H1 2026-10-31T16:00:00.000Z 2026-11-15T16:00:00.000Z',
        MONTH: '2026-11 2026-10-31T16:00:00.000Z 2026-11-30T16:00:00.000Z',
      },
    ],
    [
      'an ISO week over New Year',
      '2027-01-03T12:00:00.000Z',
      MANILA,
      {
        FIVE_MINUTES: '2027-01-03T12:00:00.000Z 2027-01-03T12:05:00.000Z',
        HOUR: '2027-01-03T12:00:00.000Z 2027-01-03T13:00:00.000Z',
        DAY: '2027-01-03 2027-01-02T16:00:00.000Z 2027-01-03T16:00:00.000Z',
        WEEK: '2026-W53 2026-12-27T16:00:00.000Z 2027-01-03T16:00:00.000Z',
        SEMI_MONTH: '2027-01-H1 2026-12-31T16:00:00.000Z 2027-01-15T16:00:00.000Z',
        MONTH: '2027-01 2026-12-31T16:00:00.000Z 2027-01-31T16:00:00.000Z',
      },
    ],
    [
      'a day of 25 hours',
      '2026-10-25T12:00:00.000Z',
      'Europe/London',
      {
        FIVE_MINUTES: '2026-10-25T12:00:00.000Z 2026-10-25T12:05:00.000Z',
        HOUR: '2026-10-25T12:00:00.000Z 2026-10-25T13:00:00.000Z',
        DAY: '2026-10-25 2026-10-24T23:00:00.000Z 2026-10-26T00:00:00.000Z',
        WEEK: '2026-W43 2026-10-18T23:00:00.000Z 2026-10-26T00:00:00.000Z',
        SEMI_MONTH: '2026-10-H2 2026-10-15T23:00:00.000Z 2026-11-01T00:00:00.000Z',
        MONTH: '2026-10 2026-09-30T23:00:00.000Z 2026-11-01T00:00:00.000Z',
      },
    ],
  ])('is that of the worked examples EX-M-04 to EX-M-07, for %s', (_title, at, zone, expected) => {
    const found = KINDS.map((kind) => [kind, text(periodAt(kind, new Date(at), zone))]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('contains it, and the next period begins where it ends, in every zone', () => {
    const property = fc.property(
      fc.constantFrom(...KINDS),
      fc.constantFrom(...ZONES),
      fc.date({ min: new Date('2010-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      (kind, zone, moment) => {
        const period = periodAt(kind, moment, zone);
        expect(period.start.getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(period.end.getTime()).toBeGreaterThan(moment.getTime());
        expect(periodAt(kind, period.end, zone).start).toEqual(period.end);
      },
    );
    fc.assert(property, { numRuns: 2000 });
  });
});

describe('a day', () => {
  it.each([
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
  ])('M-03: %s begins at its first instant in %s, where midnight may not exist', (day, zone, start) => {
    expect(startOfDay(day, zone).toISOString()).toBe(start);
  });

  it('is sent whole, with both offsets where clocks change', () => {
    expect(timesOfDays({ from: '2026-11-15', to: '2026-11-21' }, MANILA)).toEqual({
      startTime: '2026-11-14T16:00:00.000Z',
      endTime: '2026-11-21T15:59:59.999Z',
    });
    expect(timesOfDays({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')).toEqual({
      startTime: '2026-03-28T23:00:00.000Z',
      endTime: '2026-03-29T21:59:59.999Z',
    });
  });

  it('is counted on over the ends of months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
    expect([monthsBefore('2026-11-30', 9), monthsBefore('2026-11-21', 12)]).toEqual(['2026-02-28', '2025-11-21']);
  });

  it('is the day of its own start', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    const property = fc.property(day, fc.constantFrom(MANILA, 'UTC', 'Europe/London', 'Asia/Kolkata'), (date, zone) => {
      const name = date.toISOString().slice(0, 10);
      expect(calendarDay(startOfDay(name, zone), zone)).toBe(name);
      expect(calendarDay(new Date(startOfDay(name, zone).getTime() - 1), zone)).toBe(addDays(name, -1));
    });
    fc.assert(property, { numRuns: 1000 });
  });
});

it.each<[RangePreset, string, string]>([
  ['today', '2026-11-20T16:00:00.000Z', '2026-11-21T15:59:59.999Z'],
  ['yesterday', '2026-11-19T16:00:00.000Z', '2026-11-20T15:59:59.999Z'],
  ['thisWeek', '2026-11-15T16:00:00.000Z', '2026-11-21T15:59:59.999Z'],
  ['lastWeek', '2026-11-08T16:00:00.000Z', '2026-11-15T15:59:59.999Z'],
  ['thisMonth', '2026-10-31T16:00:00.000Z', '2026-11-21T15:59:59.999Z'],
  ['lastMonth', '2026-09-30T16:00:00.000Z', '2026-10-31T15:59:59.999Z'],
  ['past7Days', '2026-11-14T16:00:00.000Z', '2026-11-21T15:59:59.999Z'],
  ['past30Days', '2026-10-22T16:00:00.000Z', '2026-11-21T15:59:59.999Z'],
  ['months3', '2026-08-20T16:00:00.000Z', '2026-11-21T06:00:00.000Z'],
  ['months6', '2026-05-20T16:00:00.000Z', '2026-11-21T06:00:00.000Z'],
  ['months12', '2025-11-20T16:00:00.000Z', '2026-11-21T06:00:00.000Z'],
])('the preset %s is from %s to %s, as in the worked examples EX-M-08 and EX-M-09', (preset, startTime, endTime) => {
  expect(timesOfPreset(preset, new Date('2026-11-21T06:00:00.000Z'), MANILA)).toEqual({ startTime, endTime });
});

it.each([
  ['Asia/Manila', '2026-11-21T12:00:00Z', 480],
  ['UTC', '2026-11-21T12:00:00Z', 0],
  ['America/St_Johns', '2026-11-21T12:00:00Z', -210],
  ['America/St_Johns', '2026-07-21T12:00:00Z', -150],
  ['Asia/Kathmandu', '2026-11-21T12:00:00Z', 345],
])('the UTC offset of %s at %s is %i minutes [HEADER-02]', (zone, time, minutes) => {
  expect(zoneOffset(Date.parse(time), zone) / MINUTE_MS).toBe(minutes);
});
