import { addDays, calendarDay, startOfDay } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, type DomainContext, type TimeRange } from '../kernel/index.ts';

/** The part of a range that lies in one brand day. */
export interface DayPart extends TimeRange {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** True when nothing of the day that has happened lies outside the part. */
  readonly isWhole: boolean;
}

/** The brand days of a range, oldest first, up to the running one. */
export function daysOfRange({ clock }: DomainContext, { from, to }: TimeRange): DayPart[] {
  const now = clock.now().getTime();
  const last = calendarDay(new Date(Math.min(to, now)), SITE_TIME_ZONE);
  const parts: DayPart[] = [];
  for (let day = calendarDay(new Date(from), SITE_TIME_ZONE); day <= last; day = addDays(day, 1)) {
    const start = startOfDay(day, SITE_TIME_ZONE).getTime();
    const end = startOfDay(addDays(day, 1), SITE_TIME_ZONE).getTime() - 1;
    const isWhole = from <= start && (to >= end || to >= now);
    parts.push({ day, from: Math.max(from, start), to: Math.min(to, end), isWhole });
  }
  return parts;
}
