import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';

import { useQueryFailure } from '../../session/use-query-failure.ts';
import { useMinute } from '../../shared/team-figures/use-minute.ts';
import { useTeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { useRecordsDays } from '../../shared/use-records-days.ts';
import { chartDays } from './chart-days.ts';
import { EarnedPanel } from './EarnedPanel.tsx';
import { NeedsColumn } from './NeedsColumn.tsx';
import { OverviewHeader } from './OverviewHeader.tsx';
import { TeamChart } from './TeamChart.tsx';
import { TeamFiguresPanel } from './TeamFiguresPanel.tsx';
import { useEarned } from './use-earned.ts';
import { useNeeds } from './use-needs.ts';
import { useTeamOverview } from './use-team-overview.ts';

/** What the team did, what the agent earned, and what waits for the agent [AGENT-03]. Each part loads and fails alone. */
export function TeamOverviewPage(): ReactNode {
  const isDesktop = useIsDesktop();
  const now = useMinute();
  const period = useTeamPeriod('today', now);
  const overview = useTeamOverview(period, now);
  const failure = useQueryFailure(overview, overview.data !== undefined);
  const earned = useEarned(period);
  const needs = useNeeds();
  const days = chartDays(period.days, useRecordsDays());
  const figures = <TeamFiguresPanel query={overview} period={period} now={now} />;
  const income = <EarnedPanel earned={earned} period={period} />;
  const waiting = <NeedsColumn needs={needs} />;
  const chart = <TeamChart days={days} today={period.today} />;
  return (
    <>
      <OverviewHeader
        period={period}
        now={now}
        overview={overview.data}
        hasFailed={failure !== null}
        earned={earned}
        offers={needs.received.length}
      />
      <PageStack headed>
        {isDesktop ? (
          <AsideLayout aside={waiting}>
            {figures}
            <TwoColumns>
              {income}
              {chart}
            </TwoColumns>
          </AsideLayout>
        ) : (
          <>
            {income}
            {waiting}
            {figures}
            {chart}
          </>
        )}
      </PageStack>
    </>
  );
}
