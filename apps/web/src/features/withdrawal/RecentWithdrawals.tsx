import { useListWithdrawOrders } from '@croupier/sdk/hooks';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ListTable } from '../../shared/lists/ListTable.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { useRecentDays } from '../../shared/lists/use-recent-days.ts';
import { withdrawalRecord } from './withdrawal-record.ts';

const SHOWN = 5;

/** Latest withdrawals, newest first. */
export function RecentWithdrawals(): ReactNode {
  const { t } = useTranslation('withdrawal');
  const query = useListWithdrawOrders(
    { ...useRecentDays(30), pageSize: SHOWN },
    { select: ({ content }) => content, staleTime: 0 },
  );
  return (
    <ContentSection titleSize="section" title={t('record.recent')}>
      <QueryBoundary
        query={query}
        failure={t('record.failed')}
        skeleton={<RecordTableSkeleton rows={SHOWN} />}
        empty={{
          when: (orders) => orders.length === 0,
          state: <EmptyState icon="history" title={t('record.never')} text={t('record.neverText')} />,
        }}
      >
        {(orders) => (
          <>
            <ListTable titleKey="withdrawal:record.recent" list={withdrawalRecord} rows={orders} />
            <LinkButton component={Link} to={paths.withdrawalRecord} variant="link">
              {t('record.all')}
            </LinkButton>
          </>
        )}
      </QueryBoundary>
    </ContentSection>
  );
}
