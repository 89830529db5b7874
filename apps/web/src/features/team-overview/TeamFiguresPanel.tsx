import type { TeamOverview } from '@croupier/sdk/types';
import { StatGrid } from '@croupier/ui/data/StatGrid';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import type { TeamPeriod } from '../../shared/team-figures/use-team-period.ts';
import { useCompared } from './use-compared.ts';
import { useTeamStats } from './use-team-stats.tsx';

export interface TeamFiguresPanelProps {
  readonly query: UseQueryResult<TeamOverview>;
  readonly period: TeamPeriod;
  readonly now: Date;
}

/** What the team did, beside the time before; each figure has its formula and leads to what it is made of. */
export function TeamFiguresPanel({ query, period, now }: TeamFiguresPanelProps): ReactNode {
  const { t } = useTranslation('teamOverview');
  const compared = useCompared(period, now);
  return (
    <ContentSection titleSize="section" title={t('figures.title')} actions={<SmallPrint>{compared.text}</SmallPrint>}>
      <QueryBoundary query={query} failure={t('figures.failed')} skeleton={<Skeleton shape="box" height="14rem" />}>
        {(overview) => <Figures overview={overview} period={period} compared={compared.name} />}
      </QueryBoundary>
    </ContentSection>
  );
}

interface FiguresProps extends Pick<TeamFiguresPanelProps, 'period'> {
  readonly overview: TeamOverview;
  readonly compared: string;
}

function Figures({ overview, period, compared }: FiguresProps): ReactNode {
  const { t } = useTranslation('teamFigures');
  return <StatGrid missing={t('missing')} stats={useTeamStats(overview, { days: period.days, compared })} />;
}
