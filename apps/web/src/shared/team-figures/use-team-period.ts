import { addDays, calendarDay, daysOfPreset, type DayRange, type RangePreset } from '@croupier/sdk/rules';
import { useSearchParams } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { writtenDays } from '../lists/day-range-filter.tsx';
import { useRecordsDays } from '../use-records-days.ts';

/** Periods that the pages of the agent centre offer. */
export const PERIODS = ['today', 'yesterday', 'past7Days', 'thisMonth'] as const satisfies readonly RangePreset[];
export type Period = (typeof PERIODS)[number];

export interface TeamPeriod {
  /** The period of the URL; `dates` for days that are written there. */
  readonly name: Period | 'dates';
  /** Its days in the brand's time zone; today is the last one at most. */
  readonly days: DayRange;
  /** In the brand's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** The first day that can be chosen. */
  readonly first: string;
  readonly choose: (choice: Period | DayRange) => void;
}

/** Parameters of the URL that a change of the period removes; lists begin with their first page. */
const REPLACED = ['period', 'from', 'to', 'page'];

function paramsWith(params: URLSearchParams, choice: Period | DayRange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of REPLACED) next.delete(name);
  if (typeof choice === 'string') next.set('period', choice);
  else for (const [name, day] of Object.entries({ from: choice.from, to: choice.to })) next.set(name, day);
  return next;
}

/** The period of the page's URL. Days that are invalid, too many or to come are those of `initial` instead. */
export function useTeamPeriod(initial: Period, now: Date): TeamPeriod {
  const { timeZone } = useSite().brand;
  const recordsDays = useRecordsDays();
  const [params, setParams] = useSearchParams();
  const today = calendarDay(now, timeZone);
  const written = writtenDays({ params });
  const isShown = written !== undefined && written.to <= today && addDays(written.from, recordsDays) > written.to;
  const period = PERIODS.find((known) => known === params.get('period')) ?? initial;
  return {
    name: isShown ? 'dates' : period,
    days: isShown ? written : daysOfPreset(period, today),
    today,
    first: addDays(today, 1 - recordsDays),
    choose: (choice) => setParams((current) => paramsWith(current, choice), { replace: true }),
  };
}
