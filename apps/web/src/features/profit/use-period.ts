import { addDays, calendarDay, timesOfDays, type DayRange, type TimeRange } from '@croupier/sdk/rules';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';

/** Periods of the page; every site allows their days. */
export const PERIODS = ['today', 'past7', 'month', 'lastMonth'] as const;
export type Period = (typeof PERIODS)[number];

/** Days of a period in the brand's time zone (rule M-05). */
function daysOf(period: Period, today: string): DayRange {
  const monthStart = `${today.slice(0, 8)}01`;
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'past7':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: monthStart, to: today };
    case 'lastMonth': {
      const last = addDays(monthStart, -1);
      return { from: `${last.slice(0, 8)}01`, to: last };
    }
  }
}

function datesOf({ from, to }: DayRange): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The parameters of the URL with another period; the default one is left out. */
function withPeriod(params: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(params);
  if (period === 'month') next.delete('period');
  else next.set('period', period);
  return next;
}

/** The period in the URL; this month, where it does not say. */
export function usePeriod(): {
  readonly period: Period;
  readonly setPeriod: (period: Period) => void;
  readonly times: TimeRange;
  /** Its days up to today, in the brand's time zone. */
  readonly days: readonly string[];
} {
  const { timeZone } = useSite().brand;
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => calendarDay(new Date(), timeZone));
  const period = PERIODS.find((known) => known === params.get('period')) ?? 'month';
  const range = daysOf(period, today);
  return {
    period,
    setPeriod: (next) => setParams(withPeriod(params, next), { replace: true }),
    times: timesOfDays(range, timeZone),
    days: datesOf(range),
  };
}
