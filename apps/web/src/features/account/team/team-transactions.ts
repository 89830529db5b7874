import { downloadCsv } from '@croupier/sdk/csv';
import { listTransactionsPagesQuery } from '@croupier/sdk/hooks';
import { listTransactionsLimits } from '@croupier/sdk/limits';
import type { TransactionPage, TransactionType } from '@croupier/sdk/types';

import { dayRangeFilter } from '../../../shared/lists/day-range-filter.tsx';
import { searchFilter } from '../../../shared/lists/input-filters.tsx';
import { amountOf, defineList, type Money } from '../../../shared/lists/list-definition.ts';
import { lazyComponent } from '../../../shared/page/lazy-component.ts';
import { paths } from '../../../shared/paths.ts';
import { amountColumns } from '../entry-columns.ts';
import { EntryNote } from '../EntryNote.tsx';
import { entryStatuses, entryTypes, iconOfEntry } from '../entry-types.ts';
import { kindsFilter } from './team-kinds.ts';

/** Days of the list by default. */
export const TEAM_DAYS = 7;

/** The sum of one type over all matching movements; undefined without one. */
const sumOf =
  (type: TransactionType) =>
  ({ summary }: TransactionPage): Money | undefined => {
    const value = summary.byType?.find((sum) => sum.type === type)?.amount;
    return value === undefined ? undefined : { value, currency: summary.currency };
  };

/** Movements of the main wallets of an agent's team, each with the balance that it left. */
export const teamTransactions = defineList({
  filters: [
    dayRangeFilter({ defaultDays: TEAM_DAYS }),
    searchFilter({ name: 'account', label: 'account:team.account', limits: listTransactionsLimits.account }),
    kindsFilter,
  ],
  filterRefusals: ['NOT_DOWNLINE'],
  pagesQuery: listTransactionsPagesQuery,
  constants: { scope: 'DOWNLINE' },
  downloadCsv: (query) => downloadCsv('listTransactions', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ transactionId }) => transactionId,
  iconOf: iconOfEntry,
  Note: EntryNote,
  Detail: lazyComponent(async () => (await import('../EntryDetail.tsx')).EntryDetail),
  totals: [
    { id: 'count', label: 'account:team.count', format: 'count', value: ({ summary }) => summary.count },
    {
      id: 'in',
      label: 'account:team.in',
      format: 'money',
      value: ({ summary }) => amountOf('totalIn')(summary),
    },
    {
      id: 'out',
      label: 'account:team.out',
      format: 'money',
      value: ({ summary }) => amountOf('totalOut')(summary),
    },
    { id: 'deposits', label: 'account:team.deposits', format: 'money', value: sumOf('DEPOSIT') },
    { id: 'withdrawals', label: 'account:team.withdrawals', format: 'money', value: sumOf('WITHDRAWAL') },
  ],
  columns: [
    { id: 'account', label: 'account:team.account', format: 'text', value: ({ account }) => account },
    {
      id: 'type',
      label: 'account:movements.typeLabel',
      format: 'enum',
      value: ({ type }) => type,
      textOf: entryTypes.textOf,
      phone: 'meta',
    },
    { id: 'time', label: 'account:movements.time', format: 'time', value: ({ time }) => time, phone: 'meta' },
    {
      id: 'status',
      label: 'account:movements.statusLabel',
      format: 'status',
      value: ({ status }) => status,
      statuses: entryStatuses,
      isUsual: ({ status }) => status === 'COMPLETED',
      phone: 'meta',
    },
    ...amountColumns,
  ],
  texts: {
    title: 'account:team.title',
    failed: 'account:team.failed',
    shown: 'account:movements.shown',
    empty: {
      icon: 'history',
      title: 'account:team.none.title',
      text: 'account:team.none.text',
      action: { label: 'account:team.none.action', to: paths.transactions },
    },
  },
});
