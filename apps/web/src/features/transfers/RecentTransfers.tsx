import { useListTransfers } from '@croupier/sdk/hooks';
import type { TransferTarget } from '@croupier/sdk/types';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ListTable } from '../../shared/lists/ListTable.tsx';
import { useRecentDays } from '../../shared/lists/use-recent-days.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { transferRows } from './transfer-rows.ts';

const SHOWN = 10;

/** Latest transfers between the member and the upline, newest first. */
export function RecentTransfers({ upline }: { readonly upline: TransferTarget }): ReactNode {
  const { t } = useTranslation('transfers');
  const query = useListTransfers(
    { ...useRecentDays(30), account: upline.account, pageSize: SHOWN },
    { select: ({ content }) => content, staleTime: 0 },
  );
  return (
    <ContentSection titleSize="section" title={t('recent.title', { name: upline.nickname ?? upline.account })}>
      <QueryBoundary
        query={query}
        failure={t('recent.failed')}
        skeleton={<RecordTableSkeleton rows={3} />}
        empty={{
          when: (transfers) => transfers.length === 0,
          state: <EmptyState icon="history" title={t('recent.none')} text={t('recent.noneText')} />,
        }}
      >
        {(transfers) => <ListTable titleKey="transfers:recent.label" list={transferRows} rows={transfers} />}
      </QueryBoundary>
    </ContentSection>
  );
}
