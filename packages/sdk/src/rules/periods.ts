import { addDays, calendarDay, DAY_MS, HOUR_MS, MINUTE_MS, monthsBefore, startOfDay, zoneOffset } from './days.ts';

/** Periods of limits, salaries and dividends [M-04]. */
export type PeriodKind = 'FIVE_MINUTES' | 'HOUR' | 'DAY' | 'WEEK' | 'SEMI_MONTH' | 'MONTH';

/** A period `[start, end)`: what happens at its end belongs to the next one [M-03]. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
  /** Name of a period of days: `2026-11-16`, `2026-W47`, `2026-11-H2`, `2026-11`. */
  readonly label?: string;
}

/** The period of a kind that contains an instant, in the brand's time zone. */
export function periodAt(kind: PeriodKind, moment: Date, timeZone: string): Period {
  if (kind === 'FIVE_MINUTES') return fixedPeriod(moment.getTime(), 5 * MINUTE_MS, 0);
  if (kind === 'HOUR') return fixedPeriod(moment.getTime(), HOUR_MS, zoneOffset(moment.getTime(), timeZone));
  const { first, next, label } = daysOf(kind, calendarDay(moment, timeZone));
  return { start: startOfDay(first, timeZone), end: startOfDay(next, timeZone), label };
}

function fixedPeriod(time: number, length: number, offset: number): Period {
  const start = Math.floor((time + offset) / length) * length - offset;
  return { start: new Date(start), end: new Date(start + length) };
}

interface Days {
  readonly first: string;
  /** The day after the last one. */
  readonly next: string;
  readonly label: string;
}

function daysOf(kind: 'DAY' | 'WEEK' | 'SEMI_MONTH' | 'MONTH', day: string): Days {
  const month = day.slice(0, 7);
  const nextMonth = addDays(`${month}-01`, 31).slice(0, 7);
  switch (kind) {
    case 'DAY':
      return { first: day, next: addDays(day, 1), label: day };
    case 'WEEK': {
      const first = addDays(day, -weekday(day));
      return { first, next: addDays(first, 7), label: weekLabel(first) };
    }
    case 'SEMI_MONTH':
      return day.slice(8) < '16'
        ? { first: `${month}-01`, next: `${month}-16`, label: `${month}-H1` }
        : { first: `${month}-16`, next: `${nextMonth}-01`, label: `${month}-H2` };
    case 'MONTH':
      return { first: `${month}-01`, next: `${nextMonth}-01`, label: month };
  }
}

/** Days since Monday. */
const weekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** ISO 8601: a week belongs to the year of its Thursday. */
function weekLabel(monday: string): string {
  const thursday = addDays(monday, 3);
  const year = thursday.slice(0, 4);
  const week = Math.floor((Date.parse(thursday) - Date.parse(`${year}-01-01`)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Calendar days `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** `startTime` and `endTime` of a query: ISO 8601 in UTC, both included. */
export interface TimeRange {
  readonly startTime: string;
  readonly endTime: string;
}

/** Whole local days as times of a query: 00:00:00.000 to 23:59:59.999 [M-05]. */
export function timesOfDays({ from, to }: DayRange, timeZone: string): TimeRange {
  return {
    startTime: startOfDay(from, timeZone).toISOString(),
    endTime: new Date(startOfDay(addDays(to, 1), timeZone).getTime() - 1).toISOString(),
  };
}

/** Ranges that a screen offers [M-05]. */
export type RangePreset =
  | 'today'
  | 'yesterday'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'lastMonth'
  | 'past7Days'
  | 'past30Days'
  | 'months3'
  | 'months6'
  | 'months12';

/** The days of a preset, from the calendar day `today`. */
export function daysOfPreset(preset: RangePreset, today: string): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'thisWeek':
      return { from: daysOf('WEEK', today).first, to: today };
    case 'lastWeek':
      return lastDay(daysOf('WEEK', addDays(daysOf('WEEK', today).first, -1)));
    case 'thisMonth':
      return { from: daysOf('MONTH', today).first, to: today };
    case 'lastMonth':
      return lastDay(daysOf('MONTH', addDays(daysOf('MONTH', today).first, -1)));
    case 'past7Days':
      return { from: addDays(today, -6), to: today };
    case 'past30Days':
      return { from: addDays(today, -29), to: today };
    case 'months3':
      return { from: monthsBefore(today, 3), to: today };
    case 'months6':
      return { from: monthsBefore(today, 6), to: today };
    case 'months12':
      return { from: monthsBefore(today, 12), to: today };
  }
}

const lastDay = ({ first, next }: Days): DayRange => ({ from: first, to: addDays(next, -1) });

/** Times of a preset for a query: whole local days, and until now where it is of months [M-05]. */
export function timesOfPreset(preset: RangePreset, now: Date, timeZone: string): TimeRange {
  const times = timesOfDays(daysOfPreset(preset, calendarDay(now, timeZone)), timeZone);
  return preset.startsWith('months') ? { ...times, endTime: now.toISOString() } : times;
}
