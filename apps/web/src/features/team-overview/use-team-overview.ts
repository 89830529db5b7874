import { useGetTeamOverview } from '@croupier/sdk/hooks';
import { timesOfDays, type TimeRange } from '@croupier/sdk/rules';

import { useSite } from '../../config/site-context.ts';
import { keepOfTime } from '../../shared/team-figures/keep-of-time.ts';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';

/** The times of a period: until now when today is in it, so that it is compared with as much of the days before. */
function timesUpTo({ days, today }: Pick<TeamPeriod, 'days' | 'today'>, now: Date, timeZone: string): TimeRange {
  const times = timesOfDays(days, timeZone);
  return days.to < today ? times : { ...times, endTime: now.toISOString() };
}

/** The figures of the team beside those of the time before. */
export function useTeamOverview(period: TeamPeriod, now: Date) {
  const { timeZone } = useSite().brand;
  const times = timesUpTo(period, now, timeZone);
  return useGetTeamOverview({ ...times, compare: true }, { placeholderData: keepOfTime(times.startTime) });
}
