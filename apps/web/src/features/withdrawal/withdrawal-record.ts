import { downloadCsv } from '@croupier/sdk/csv';
import { listWithdrawOrdersPagesQuery } from '@croupier/sdk/hooks';

import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { amountOf, defineList } from '../../shared/lists/list-definition.ts';
import { paths } from '../../shared/paths.ts';
import { withdrawalPath } from './withdrawal-path.ts';
import { withdrawalStatuses } from './withdrawal-status.ts';

/** Hidden digits at the beginning of an account number, as the platform masks them. */
const HIDDEN_DIGITS = /^[*\s]+/;

export const withdrawalRecord = defineList({
  filters: [
    dayRangeFilter({ defaultDays: 30 }),
    choiceFilter({
      name: 'status',
      label: 'withdrawal:record.status',
      values: withdrawalStatuses.values,
      textOf: withdrawalStatuses.textOf,
    }),
  ],
  pagesQuery: listWithdrawOrdersPagesQuery,
  downloadCsv: (query) => downloadCsv('listWithdrawOrders', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ orderId }) => orderId,
  linkOf: ({ orderId }) => withdrawalPath(orderId),
  totals: [
    { id: 'count', label: 'withdrawal:record.count', format: 'count', value: ({ totalElements }) => totalElements },
    {
      id: 'amount',
      label: 'withdrawal:record.asked',
      format: 'money',
      value: ({ total }) => amountOf('amount')(total),
    },
    { id: 'fee', label: 'withdrawal:record.fees', format: 'money', value: ({ total }) => amountOf('fee')(total) },
  ],
  columns: [
    {
      id: 'bank',
      label: 'withdrawal:record.account',
      format: 'text',
      value: ({ bankCard: { bankName, accountNumber } }) => `${bankName} ${accountNumber.replace(HIDDEN_DIGITS, '••')}`,
    },
    { id: 'time', label: 'withdrawal:record.time', format: 'time', value: ({ createdAt }) => createdAt, phone: 'meta' },
    {
      id: 'status',
      label: 'withdrawal:record.status',
      format: 'status',
      value: ({ status }) => status,
      statuses: withdrawalStatuses,
      phone: 'meta',
    },
    { id: 'amount', label: 'withdrawal:record.amount', format: 'money', value: amountOf('amount'), phone: 'value' },
  ],
  texts: {
    title: 'withdrawal:record.title',
    failed: 'withdrawal:record.failed',
    shown: 'withdrawal:record.shown',
    empty: {
      icon: 'history',
      title: 'withdrawal:record.none',
      text: 'withdrawal:record.noneText',
      action: { label: 'withdrawal:record.action', to: paths.withdrawal },
    },
  },
});
