import { calendarDay, type Period } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE } from '../kernel/index.ts';

/** The brand days of a period that begins and ends with a day. */
export function daysOfPeriod({ start, end }: Pick<Period, 'start' | 'end'>): {
  readonly from: string;
  readonly to: string;
} {
  return {
    from: calendarDay(start, SITE_TIME_ZONE),
    to: calendarDay(new Date(end.getTime() - 1), SITE_TIME_ZONE),
  };
}
