import { downloadCsv } from '@croupier/sdk/csv';
import { listTransactionsPagesQuery } from '@croupier/sdk/hooks';

import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { defineList } from '../../shared/lists/list-definition.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { EntryNote } from './EntryNote.tsx';
import { entryColumns } from './entry-columns.ts';
import { gameFilter } from './entry-games.ts';
import { groupFilter } from './entry-groups.ts';
import { kindFilter } from './entry-kinds.ts';
import { iconOfEntry } from './entry-types.ts';
import { filesPath } from './files/statement-path.ts';

/** Days of the statement by default. */
export const STATEMENT_DAYS = 30;

/** Entries of the main wallet by day, each with the balance after it; those of a visit to a game as one. */
export const transactions = defineList({
  filters: [dayRangeFilter({ defaultDays: STATEMENT_DAYS, earlier: true }), gameFilter, kindFilter, groupFilter],
  pagesQuery: listTransactionsPagesQuery,
  // The file has every entry.
  downloadCsv: (query) => downloadCsv('listTransactions', { query: { ...query, group: 'NONE' } }),
  rowsOf: ({ content }) => content,
  // A visit that goes on keeps its first entry, not its last one.
  rowId: ({ transactionId, visit }) => (visit === undefined ? transactionId : `${visit.visitId} ${visit.from}`),
  iconOf: iconOfEntry,
  Note: EntryNote,
  hasLongNote: ({ visit }) => visit !== undefined,
  days: {
    timeOf: ({ time }) => time,
    sum: { column: 'amount', of: ({ amount, currency }) => ({ value: amount, currency }) },
  },
  expansion: {
    isOf: ({ visit }) => visit !== undefined,
    Content: lazyComponent(async () => (await import('./VisitEntries.tsx')).VisitEntries),
  },
  Detail: lazyComponent(async () => (await import('./EntryDetail.tsx')).EntryDetail),
  columns: entryColumns,
  texts: {
    title: 'account:movements.title',
    failed: 'account:movements.failed',
    shown: 'account:visits.shown',
    empty: {
      icon: 'history',
      title: 'account:movements.none.title',
      text: 'account:movements.none.text',
      action: { label: 'account:movements.none.action', to: filesPath() },
    },
  },
});
