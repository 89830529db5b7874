import { useGetAgentRevenue } from '@croupier/sdk/hooks';
import { timesOfDays } from '@croupier/sdk/rules';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { useState, type ReactNode } from 'react';

import { useSite } from '../../config/site-context.ts';
import { useTeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { IncomeChart } from './IncomeChart.tsx';
import { IncomeDays } from './IncomeDays.tsx';
import { IncomeFigures } from './IncomeFigures.tsx';
import { IncomeHeader } from './IncomeHeader.tsx';

/** Days of one request; the site shows at most a little more at once. */
const MOST_DAYS = 100;

/** What the agent earned, from what, what was passed on and what remains [AGENT-08]. */
export function IncomePage(): ReactNode {
  const { timeZone } = useSite().brand;
  const [now] = useState(() => new Date());
  const period = useTeamPeriod('thisMonth', now);
  const times = timesOfDays(period.days, timeZone);
  // Figures and chart need all days; the grid has its own order and pages.
  const query = useGetAgentRevenue({ ...times, pageSize: MOST_DAYS, sort: 'date', order: 'asc' });
  return (
    <>
      <IncomeHeader period={period} query={query} times={times} />
      <PageStack headed>
        <IncomeFigures query={query} days={period.days} />
        <IncomeChart rows={query.data?.content} />
        <IncomeDays times={times} />
      </PageStack>
    </>
  );
}
