import { useListTransactions } from '@croupier/sdk/hooks';
import type { Transaction } from '@croupier/sdk/types';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { amountOf, type ListRows } from '../../shared/lists/list-definition.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import { useRecentDays } from '../../shared/lists/use-recent-days.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';

const SHOWN = 10;

const moves: ListRows<Transaction> = {
  rowId: ({ transactionId }) => transactionId,
  columns: [
    {
      id: 'wallet',
      label: 'wallets:moves.wallet',
      format: 'text',
      value: ({ vassalage, counterparty }) => vassalage ?? counterparty,
    },
    { id: 'time', label: 'wallets:moves.time', format: 'time', value: ({ time }) => time, phone: 'meta' },
    {
      id: 'amount',
      label: 'wallets:moves.amount',
      format: 'money',
      value: amountOf('amount'),
      change: 'movement',
      phone: 'value',
    },
    { id: 'balance', label: 'wallets:moves.balance', format: 'money', value: amountOf('balanceAfter'), phone: 'note' },
  ],
};

/** What went out of the main wallet to others, newest first. */
export function WalletMoves(): ReactNode {
  const { t } = useTranslation('wallets');
  const query = useListTransactions(
    { ...useRecentDays(30), transactionType: 'TRANSFER_OUT', pageSize: SHOWN },
    { select: ({ content }) => content, staleTime: 0 },
  );
  return (
    <ContentSection title={t('moves.title')}>
      <QueryBoundary
        query={query}
        failure={t('moves.failed')}
        skeleton={<RecordTableSkeleton rows={3} />}
        empty={{
          when: (rows) => rows.length === 0,
          state: <EmptyState icon="history" title={t('moves.none')} text={t('moves.noneText')} />,
        }}
      >
        {(rows) => <ListTable titleKey="wallets:moves.title" list={moves} rows={rows} />}
      </QueryBoundary>
    </ContentSection>
  );
}
