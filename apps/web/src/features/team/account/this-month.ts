import { calendarDay, timesOfDays, type DayRange, type TimeRange } from '@croupier/sdk/rules';

export interface Month {
  readonly days: DayRange;
  readonly times: TimeRange;
}

/** The month of the brand's zone until today. */
export function thisMonth(now: Date, timeZone: string): Month {
  const to = calendarDay(now, timeZone);
  const days = { from: `${to.slice(0, -2)}01`, to };
  return { days, times: timesOfDays(days, timeZone) };
}
