import { downloadCsv } from '@croupier/sdk/client';
import { listBettingRecordsPagesQuery } from '@croupier/sdk/hooks';
import { listBettingRecordsLimits } from '@croupier/sdk/limits';

import { listedCategories } from '../../shared/games/game-categories.ts';
import { choiceFilter, codeFilter } from '../../shared/lists/choice-filter.tsx';
import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { amountOf, defineList } from '../../shared/lists/list-definition.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { categoryPath } from '../../shared/paths.ts';
import { betStatuses } from './bet-status.ts';

/** Category and vendor of the game. */
export const gameFilters = [
  choiceFilter({
    name: 'gameType',
    label: 'bettingRecord:filter.category',
    values: listedCategories,
    textOf: (category) => `games:categories.${category}`,
    resets: ['vendor'],
  }),
  codeFilter({
    name: 'vassalage',
    param: 'vendor',
    label: 'bettingRecord:filter.vendor',
    limits: listBettingRecordsLimits.vassalage,
  }),
] as const;

export const bettingRecord = defineList({
  filters: [dayRangeFilter(), ...gameFilters],
  pagesQuery: (request) => listBettingRecordsPagesQuery(request),
  downloadCsv: (query) => downloadCsv('listBettingRecords', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ betId }) => betId,
  pictureOf: ({ showIcon }) => showIcon,
  totals: [
    { id: 'count', label: 'bettingRecord:sums.count', format: 'count', value: ({ summary }) => summary.count },
    {
      id: 'stake',
      label: 'bettingRecord:stake',
      format: 'money',
      value: ({ summary }) => amountOf('betAmount')(summary),
    },
    {
      id: 'payout',
      label: 'bettingRecord:payout',
      format: 'money',
      value: ({ summary }) => amountOf('payout')(summary),
    },
    {
      id: 'net',
      label: 'bettingRecord:net',
      format: 'money',
      value: ({ summary }) => amountOf('netWin')(summary),
      isChange: true,
    },
  ],
  columns: [
    { id: 'game', label: 'bettingRecord:game', format: 'text', value: ({ gameName }) => gameName },
    {
      id: 'time',
      label: 'bettingRecord:time',
      format: 'time',
      value: ({ time }) => time,
      seconds: true,
      phone: 'meta',
    },
    { id: 'round', label: 'bettingRecord:round', format: 'text', value: ({ roundId }) => roundId, phone: 'hidden' },
    {
      id: 'status',
      label: 'bettingRecord:statusLabel',
      format: 'status',
      value: ({ status }) => status,
      statuses: betStatuses,
      isUsual: ({ status }) => status === 'SETTLED',
      phone: 'meta',
    },
    { id: 'stake', label: 'bettingRecord:stake', format: 'money', value: amountOf('betAmount'), phone: 'note' },
    { id: 'payout', label: 'bettingRecord:payout', format: 'money', value: amountOf('payout'), phone: 'hidden' },
    {
      id: 'net',
      label: 'bettingRecord:net',
      format: 'money',
      value: amountOf('netWin'),
      isChange: true,
      phone: 'value',
    },
  ],
  Detail: lazyComponent(async () => (await import('./BetDetail.tsx')).BetDetail),
  texts: {
    title: 'bettingRecord:title',
    failed: 'bettingRecord:failed',
    shown: 'bettingRecord:shown',
    empty: {
      icon: 'history',
      title: 'bettingRecord:none.title',
      text: 'bettingRecord:none.text',
      action: { label: 'bettingRecord:none.action', to: categoryPath('RNG') },
    },
  },
});
