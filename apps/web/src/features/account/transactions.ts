import { downloadCsv } from '@croupier/sdk/csv';
import { listTransactionsPagesQuery } from '@croupier/sdk/hooks';
import type { Transaction, TransactionType } from '@croupier/sdk/types';

import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { amountOf, defineList } from '../../shared/lists/list-definition.ts';
import { defineStatuses } from '../../shared/lists/statuses.ts';
import { paths } from '../../shared/paths.ts';

const types = defineStatuses<TransactionType>(
  {
    DEPOSIT: 'neutral',
    WITHDRAWAL: 'neutral',
    TRANSFER_IN: 'neutral',
    TRANSFER_OUT: 'neutral',
    BET: 'neutral',
    PAYOUT: 'neutral',
    PROMOTION: 'neutral',
    REBATE: 'neutral',
    REWARD: 'neutral',
    SALARY: 'neutral',
    DIVIDEND: 'neutral',
    POINT_CONVERT: 'neutral',
    ADJUSTMENT: 'neutral',
  },
  { unknown: 'ADJUSTMENT', textOf: (type) => `account:movements.type.${type}` },
);

const statuses = defineStatuses<Transaction['status']>(
  { PENDING: 'pending', COMPLETED: 'success', FAILED: 'neutral' },
  { unknown: 'PENDING', textOf: (status) => `account:movements.status.${status}` },
);

export const transactions = defineList({
  filters: [
    dayRangeFilter({ defaultDays: 30 }),
    choiceFilter({
      name: 'transactionType',
      param: 'type',
      label: 'account:movements.typeLabel',
      values: types.values,
      textOf: types.textOf,
    }),
  ],
  pagesQuery: listTransactionsPagesQuery,
  downloadCsv: (query) => downloadCsv('listTransactions', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ transactionId }) => transactionId,
  totals: [
    {
      id: 'opening',
      label: 'account:movements.sums.opening',
      format: 'money',
      value: ({ summary }) => amountOf('opening')(summary),
    },
    {
      id: 'in',
      label: 'account:movements.sums.in',
      format: 'money',
      value: ({ summary }) => amountOf('totalIn')(summary),
    },
    {
      id: 'out',
      label: 'account:movements.sums.out',
      format: 'money',
      value: ({ summary }) => amountOf('totalOut')(summary),
    },
    {
      id: 'closing',
      label: 'account:movements.sums.closing',
      format: 'money',
      value: ({ summary }) => amountOf('closing')(summary),
    },
  ],
  columns: [
    {
      id: 'type',
      label: 'account:movements.typeLabel',
      format: 'enum',
      value: ({ type }) => type,
      textOf: types.textOf,
    },
    {
      id: 'time',
      label: 'account:movements.time',
      format: 'time',
      value: ({ time }) => time,
      seconds: true,
      phone: 'meta',
    },
    {
      id: 'status',
      label: 'account:movements.statusLabel',
      format: 'status',
      value: ({ status }) => status,
      statuses,
      isUsual: ({ status }) => status === 'COMPLETED',
      phone: 'meta',
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
      phone: 'note',
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
      action: { label: 'account:movements.none.action', to: paths.deposit },
    },
  },
});
