import { downloadCsv } from '@croupier/sdk/csv';
import { listRebateHistoryPagesQuery } from '@croupier/sdk/hooks';
import type { RebateSource } from '@croupier/sdk/types';

import { listedCategories } from '../../shared/games/game-categories.ts';
import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { amountOf, defineList } from '../../shared/lists/list-definition.ts';
import { defineStatuses } from '../../shared/lists/statuses.ts';
import { categoryPath } from '../../shared/paths.ts';
import { kindColumn } from './rebate-rows.ts';

const sources = defineStatuses<RebateSource>(
  { CLAIMED: 'success', AUTOMATIC: 'neutral' },
  { unknown: 'AUTOMATIC', textOf: (source) => `rebate:source.${source}` },
);

/** The rebates that were paid, under days with their sums. */
export const rebateHistory = defineList({
  filters: [
    dayRangeFilter({ defaultDays: 30 }),
    choiceFilter({
      name: 'gameType',
      label: 'rebate:kind',
      values: listedCategories,
      textOf: (category) => `games:categories.${category}`,
    }),
    choiceFilter({ name: 'source', label: 'rebate:paidBy', values: sources.values, textOf: sources.textOf }),
  ],
  pagesQuery: listRebateHistoryPagesQuery,
  downloadCsv: (query) => downloadCsv('listRebateHistory', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ recordId }) => recordId,
  days: {
    timeOf: ({ time }) => time,
    sum: { column: 'amount', of: ({ amount, currency }) => ({ value: amount, currency }) },
  },
  totals: [
    { id: 'bets', label: 'rebate:validBets', format: 'money', value: ({ total }) => amountOf('validBet')(total) },
    { id: 'amount', label: 'rebate:paid', format: 'money', value: ({ total }) => amountOf('amount')(total) },
  ],
  columns: [
    kindColumn,
    { id: 'time', label: 'rebate:time', format: 'time', value: ({ time }) => time, precision: 'clock', phone: 'meta' },
    {
      id: 'source',
      label: 'rebate:paidBy',
      format: 'enum',
      value: ({ source }) => source,
      textOf: sources.textOf,
      phone: 'meta',
    },
    { id: 'bets', label: 'rebate:validBets', format: 'money', value: amountOf('validBet'), phone: 'hidden' },
    { id: 'amount', label: 'rebate:paid', format: 'money', value: amountOf('amount'), phone: 'value' },
  ],
  texts: {
    title: 'rebate:history',
    failed: 'rebate:historyFailed',
    shown: 'rebate:shown',
    empty: {
      icon: 'percent',
      title: 'rebate:none.title',
      text: 'rebate:none.text',
      action: { label: 'rebate:none.action', to: categoryPath('RNG') },
    },
  },
});
