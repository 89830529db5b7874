import { useListTransactions } from '@croupier/sdk/hooks';
import { calendarDay } from '@croupier/sdk/rules';
import type { Transaction } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import { useRecentDays } from '../../shared/lists/use-recent-days.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { transactions } from './transactions.ts';

const SHOWN = 5;

/** The latest movements of the main wallet, a visit to a game as one; each leads to the statement of its day. */
export function LatestMovements(): ReactNode {
  const { t } = useTranslation('account');
  const { timeZone } = useSite().brand;
  const list = {
    ...transactions,
    linkOf: ({ time }: Transaction): string => statementOfDay(calendarDay(new Date(time), timeZone)),
  };
  const query = useListTransactions(
    { ...useRecentDays(30), group: 'VISIT', pageSize: SHOWN },
    { select: ({ content }) => content, staleTime: 0 },
  );
  return (
    <ContentSection
      titleSize="section"
      title={t('latest')}
      actions={
        <LinkButton component={Link} to={paths.transactions} variant="link">
          {t('movements.title')}
        </LinkButton>
      }
    >
      <QueryBoundary
        query={query}
        failure={t('movements.failed')}
        skeleton={<RecordTableSkeleton rows={SHOWN} />}
        empty={{
          when: (rows) => rows.length === 0,
          state: <EmptyState icon="history" title={t('movements.none.title')} text={t('movements.none.text')} />,
        }}
      >
        {(rows) => <ListTable titleKey="account:latest" list={list} rows={rows} />}
      </QueryBoundary>
    </ContentSection>
  );
}

function statementOfDay(day: string): string {
  return `${paths.transactions}?${new URLSearchParams({ from: day, to: day }).toString()}`;
}
