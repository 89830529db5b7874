import { downloadCsv } from '@croupier/sdk/csv';
import { listDepositOrdersPagesQuery } from '@croupier/sdk/hooks';

import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { amountOf, defineList } from '../../shared/lists/list-definition.ts';
import { paths } from '../../shared/paths.ts';
import { depositStatuses } from './order-status.ts';

export const depositRecord = defineList({
  filters: [
    dayRangeFilter({ defaultDays: 30 }),
    choiceFilter({
      name: 'status',
      label: 'deposit:recent.status',
      values: depositStatuses.values,
      textOf: depositStatuses.textOf,
    }),
  ],
  pagesQuery: listDepositOrdersPagesQuery,
  downloadCsv: (query) => downloadCsv('listDepositOrders', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ orderId }) => orderId,
  linkOf: ({ orderId }) => `${paths.deposit}?order=${encodeURIComponent(orderId)}`,
  totals: [
    { id: 'count', label: 'deposit:record.count', format: 'count', value: ({ totalElements }) => totalElements },
    {
      id: 'amount',
      label: 'deposit:record.announced',
      format: 'money',
      value: ({ total }) => amountOf('amount')(total),
    },
    { id: 'paid', label: 'deposit:record.paid', format: 'money', value: ({ total }) => amountOf('paidAmount')(total) },
  ],
  columns: [
    { id: 'method', label: 'deposit:recent.method', format: 'text', value: ({ methodName }) => methodName },
    { id: 'time', label: 'deposit:recent.time', format: 'time', value: ({ createdAt }) => createdAt, phone: 'meta' },
    {
      id: 'status',
      label: 'deposit:recent.status',
      format: 'status',
      value: ({ status }) => status,
      statuses: depositStatuses,
      phone: 'meta',
    },
    { id: 'amount', label: 'deposit:recent.amount', format: 'money', value: amountOf('amount'), phone: 'value' },
  ],
  texts: {
    title: 'deposit:record.title',
    failed: 'deposit:recent.failed',
    shown: 'deposit:record.shown',
    empty: {
      icon: 'history',
      title: 'deposit:record.none',
      text: 'deposit:record.noneText',
      action: { label: 'deposit:record.action', to: paths.deposit },
    },
  },
});
