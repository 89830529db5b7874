import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ListTable } from '../../shared/lists/ListTable.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { depositRecord } from './deposit-record.ts';
import { RECENT_DEPOSITS, useRecentDeposits } from './use-recent-deposits.ts';

/** Latest deposits, newest first. */
export function RecentDeposits(): ReactNode {
  const { t } = useTranslation('deposit');
  const query = useRecentDeposits();
  return (
    <ContentSection title={t('recent.title')}>
      <QueryBoundary
        query={query}
        failure={t('recent.failed')}
        skeleton={<RecordTableSkeleton rows={RECENT_DEPOSITS} />}
        empty={{
          when: (orders) => orders.length === 0,
          state: <EmptyState icon="history" title={t('recent.none')} text={t('recent.noneText')} />,
        }}
      >
        {(orders) => (
          <>
            <ListTable titleKey="deposit:recent.title" list={depositRecord} rows={orders} />
            <LinkButton component={Link} to={paths.depositRecord} variant="link">
              {t('record.all')}
            </LinkButton>
          </>
        )}
      </QueryBoundary>
    </ContentSection>
  );
}
