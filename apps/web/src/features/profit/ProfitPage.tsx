import { useGetPersonalProfit } from '@croupier/sdk/hooks';
import type { TimeRange } from '@croupier/sdk/rules';
import type { PersonalProfit } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { ProfitAnswer } from './ProfitAnswer.tsx';
import { ProfitCourse } from './ProfitCourse.tsx';
import { ProfitExtremes } from './ProfitExtremes.tsx';
import { ProfitKinds } from './ProfitKinds.tsx';
import { PERIODS, usePeriod, type Period } from './use-period.ts';

/** Whether the member is ahead or behind on games, and what that is made of. */
export function ProfitPage(): ReactNode {
  const { t } = useTranslation('profit');
  const { period, setPeriod, times, days } = usePeriod();
  const query = useGetPersonalProfit(times, { staleTime: 0, placeholderData: keepPreviousData });
  return (
    <PageStack headed>
      <SegmentedControl
        label={t('period.label')}
        value={period}
        onChange={setPeriod}
        options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      <QueryBoundary
        query={query}
        failure={t('failed')}
        skeleton={<Skeleton shape="box" height="24rem" />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          state: (
            <EmptyState
              icon="chart"
              headingLevel={2}
              title={t('none.title')}
              text={t('none.text')}
              actions={
                <LinkButton component={Link} to={paths.transactions}>
                  {t('none.action')}
                </LinkButton>
              }
            />
          ),
        }}
      >
        {(profit) => <Result profit={profit} period={period} times={times} days={days} />}
      </QueryBoundary>
    </PageStack>
  );
}

interface ResultProps {
  readonly profit: PersonalProfit;
  readonly period: Period;
  readonly times: TimeRange;
  readonly days: readonly string[];
}

function Result({ profit, period, times, days }: ResultProps): ReactNode {
  return (
    <>
      <TwoColumns>
        <PanelStack>
          <ProfitAnswer profit={profit} period={period} />
          <ProfitExtremes profit={profit} days={days} />
        </PanelStack>
        {days.length > 1 && <ProfitCourse key={period} profit={profit} times={times} days={days} />}
      </TwoColumns>
      <ProfitKinds profit={profit} />
    </>
  );
}
