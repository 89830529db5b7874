import { useListTransactions } from '@croupier/sdk/hooks';
import type { Transaction, WalletBalance } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { amountOf, type ListRows } from '../../shared/lists/list-definition.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import { useRecentDays } from '../../shared/lists/use-recent-days.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';

/** Moves shown. */
const SHOWN = 10;
/** Movements asked for of each direction; those between accounts are left out. */
const ASKED = 30;

/** Latest moves between the main wallet and those of vendors, newest first. */
export function WalletMoves({ wallets }: { readonly wallets: readonly WalletBalance[] }): ReactNode {
  const { t } = useTranslation('wallets');
  const days = useRecentDays(30);
  const out = useListTransactions({ ...days, transactionType: 'TRANSFER_OUT', pageSize: ASKED }, { staleTime: 0 });
  const back = useListTransactions({ ...days, transactionType: 'TRANSFER_IN', pageSize: ASKED }, { staleTime: 0 });
  const skeleton = <RecordTableSkeleton rows={3} />;
  const statement = (
    <LinkButton component={Link} to={paths.transactions} variant="link">
      {t('moves.statement')}
    </LinkButton>
  );
  return (
    <ContentSection titleSize="section" title={t('moves.title')} actions={statement}>
      <QueryBoundary query={out} failure={t('moves.failed')} skeleton={skeleton}>
        {({ content: left }) => (
          <QueryBoundary query={back} failure={t('moves.failed')} skeleton={skeleton}>
            {({ content: returned }) => <Moves wallets={wallets} rows={movesOf([...left, ...returned])} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </ContentSection>
  );
}

/** The latest movements between wallets; the others are between accounts. */
function movesOf(movements: readonly Transaction[]): readonly Transaction[] {
  return movements
    .filter(({ vassalage }) => vassalage !== undefined)
    .toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))
    .slice(0, SHOWN);
}

interface MovesProps {
  readonly wallets: readonly WalletBalance[];
  readonly rows: readonly Transaction[];
}

function Moves({ wallets, rows }: MovesProps): ReactNode {
  const { t } = useTranslation('wallets');
  const nameOf = (code = ''): string => wallets.find(({ wallet }) => wallet === code)?.displayName ?? code;
  const list: ListRows<Transaction> = {
    rowId: ({ transactionId }) => transactionId,
    columns: [
      {
        id: 'wallet',
        label: 'wallets:moves.wallet',
        format: 'text',
        value: ({ type, vassalage }) =>
          t(type === 'TRANSFER_OUT' ? 'moves.to' : 'moves.from', { wallet: nameOf(vassalage) }),
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
      {
        id: 'balance',
        label: 'wallets:moves.balance',
        format: 'money',
        value: amountOf('balanceAfter'),
        phone: 'note',
      },
    ],
  };
  if (rows.length === 0) return <EmptyState icon="history" title={t('moves.none')} text={t('moves.noneText')} />;
  return <ListTable titleKey="wallets:moves.title" list={list} rows={rows} />;
}
