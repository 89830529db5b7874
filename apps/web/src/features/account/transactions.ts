import { downloadCsv } from '@croupier/sdk/csv';
import { listTransactionsPagesQuery } from '@croupier/sdk/hooks';

import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { amountOf, defineList } from '../../shared/lists/list-definition.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { EntryNote } from './EntryNote.tsx';
import { kindFilter } from './entry-kinds.ts';
import { entryTypes, iconOfEntry } from './entry-types.ts';
import { filesPath } from './files/statement-path.ts';

/** Days of the statement by default. */
export const STATEMENT_DAYS = 30;

/** Entries of the main wallet by day, each with the balance after it. */
export const transactions = defineList({
  filters: [dayRangeFilter({ defaultDays: STATEMENT_DAYS, earlier: true }), kindFilter],
  pagesQuery: listTransactionsPagesQuery,
  downloadCsv: (query) => downloadCsv('listTransactions', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ transactionId }) => transactionId,
  iconOf: iconOfEntry,
  Note: EntryNote,
  days: {
    timeOf: ({ time }) => time,
    sum: { column: 'amount', of: ({ amount, currency }) => ({ value: amount, currency }) },
  },
  Detail: lazyComponent(async () => (await import('./EntryDetail.tsx')).EntryDetail),
  columns: [
    {
      id: 'type',
      label: 'account:movements.typeLabel',
      format: 'enum',
      value: ({ type }) => type,
      textOf: entryTypes.textOf,
    },
    {
      id: 'time',
      label: 'account:movements.time',
      format: 'time',
      value: ({ time }) => time,
      precision: 'clock',
      phone: 'meta',
    },
    {
      id: 'number',
      label: 'account:movements.number',
      format: 'text',
      value: ({ transactionId }) => transactionId,
      phone: 'hidden',
    },
    {
      id: 'amount',
      label: 'account:movements.amount',
      format: 'money',
      value: amountOf('amount'),
      change: 'movement',
      phone: 'value',
    },
    {
      id: 'balance',
      label: 'account:movements.balance',
      format: 'money',
      value: amountOf('balanceAfter'),
      phone: 'subvalue',
    },
  ],
  texts: {
    title: 'account:movements.title',
    failed: 'account:movements.failed',
    shown: 'account:movements.shown',
    empty: {
      icon: 'history',
      title: 'account:movements.none.title',
      text: 'account:movements.none.text',
      action: { label: 'account:movements.none.action', to: filesPath() },
    },
  },
});
