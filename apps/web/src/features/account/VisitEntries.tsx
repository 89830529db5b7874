import { useListTransactionsPages } from '@croupier/sdk/hooks';
import type { Transaction } from '@croupier/sdk/types';
import { RecordTableSkeleton } from '@croupier/ui/data/RecordTableSkeleton';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListRows } from '../../shared/lists/list-definition.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import { MoreOfList } from '../../shared/lists/MoreOfList.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { entryColumns } from './entry-columns.ts';

const EntryDetail = lazyComponent(async () => (await import('./EntryDetail.tsx')).EntryDetail);

const PAGE_SIZE = 20;

const entries: ListRows<Transaction> = { columns: entryColumns, rowId: ({ transactionId }) => transactionId };

/** The stakes and payouts of a visit, of which its line is the sum; each opens with the bet that it belongs to. */
export function VisitEntries({ row: { visit } }: { readonly row: Transaction }): ReactNode {
  return visit === undefined ? null : <Entries visit={visit} />;
}

function Entries({ visit: { visitId, from, to } }: { readonly visit: NonNullable<Transaction['visit']> }): ReactNode {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState<Transaction>();
  const request = { visitId, startTime: from, endTime: to, pageSize: PAGE_SIZE };
  const query = useListTransactionsPages(request, { staleTime: 0 });
  return (
    <>
      <QueryBoundary query={query} failure={t('visits.failed')} skeleton={<RecordTableSkeleton rows={2} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ content }) => content);
          const total = pages[0]?.totalElements ?? rows.length;
          return (
            <>
              <ListTable titleKey="account:visits.entries" list={entries} rows={rows} onOpen={setOpen} />
              {rows.length < total && <MoreOfList query={query} shown={rows.length} total={total} />}
            </>
          );
        }}
      </QueryBoundary>
      {open !== undefined && (
        <Suspense>
          <EntryDetail row={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
