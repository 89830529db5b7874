import { DAY_MS, calendarDay } from '@croupier/sdk/rules';

import type { DomainContext } from './context.ts';
import { Refusal } from './refusal.ts';
import { SITE_TIME_ZONE } from './brand.ts';

/** Local days of a range without a start. */
const DEFAULT_DAYS = 93;

/** Times of a query, in UTC; both may be omitted. */
export interface TimeQuery {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/** A range of instants in epoch ms, both ends included. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads the range of a query: until now, and the last 93 days, where a time is omitted. Refuses a range that
 * ends before it starts, or has more than `maxDays` days in the brand's time zone, with DATE_RANGE_INVALID.
 */
export function readRange({ clock }: DomainContext, { startTime, endTime }: TimeQuery, maxDays: number): TimeRange {
  const to = endTime === undefined ? clock.now().getTime() : Date.parse(endTime);
  const from = startTime === undefined ? to - (DEFAULT_DAYS - 1) * DAY_MS : Date.parse(startTime);
  if (to < from || dayNumber(to) - dayNumber(from) >= maxDays) {
    throw new Refusal('DATE_RANGE_INVALID', { value: { maxDays } });
  }
  return { from, to };
}

export function isInRange({ from, to }: TimeRange, time: string): boolean {
  return Date.parse(time) >= from && Date.parse(time) <= to;
}

/** Number of the local day of an instant, counted from 1 January 1970. */
const dayNumber = (time: number): number => Date.parse(calendarDay(new Date(time), SITE_TIME_ZONE)) / DAY_MS;
