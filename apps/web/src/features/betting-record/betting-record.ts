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

export const bettingRecord = defineList({
  filters: [
    dayRangeFilter(),
    choiceFilter({
      name: 'gameType',
      label: 'record:filter.category',
      values: listedCategories,
      textOf: (category) => `games:categories.${category}`,
      resets: ['vendor'],
    }),
    codeFilter({
      name: 'vassalage',
      param: 'vendor',
      label: 'record:filter.vendor',
      limits: listBettingRecordsLimits.vassalage,
    }),
  ],
  pagesQuery: (request) => listBettingRecordsPagesQuery(request),
  downloadCsv: (query) => downloadCsv('listBettingRecords', { query }),
  rowsOf: ({ content }) => content,
  rowId: ({ betId }) => betId,
  pictureOf: ({ showIcon }) => showIcon,
  totals: [
    { id: 'count', label: 'record:sums.count', format: 'count', value: ({ summary }) => summary.count },
    { id: 'stake', label: 'record:stake', format: 'money', value: ({ summary }) => amountOf('betAmount')(summary) },
    { id: 'payout', label: 'record:payout', format: 'money', value: ({ summary }) => amountOf('payout')(summary) },
    {
      id: 'net',
      label: 'record:net',
      format: 'money',
      value: ({ summary }) => amountOf('netWin')(summary),
      tone: 'change',
    },
  ],
  columns: [
    { id: 'game', label: 'record:game', format: 'text', value: ({ gameName }) => gameName },
    { id: 'time', label: 'record:time', format: 'time', value: ({ time }) => time, seconds: true, phone: 'meta' },
    { id: 'round', label: 'record:round', format: 'text', value: ({ roundId }) => roundId, phone: 'hidden' },
    {
      id: 'status',
      label: 'record:statusLabel',
      format: 'status',
      value: ({ status }) => status,
      statuses: betStatuses,
      isUsual: ({ status }) => status === 'SETTLED',
      phone: 'meta',
    },
    { id: 'stake', label: 'record:stake', format: 'money', value: amountOf('betAmount'), phone: 'note' },
    { id: 'payout', label: 'record:payout', format: 'money', value: amountOf('payout'), phone: 'hidden' },
    { id: 'net', label: 'record:net', format: 'money', value: amountOf('netWin'), tone: 'change', phone: 'value' },
  ],
  Detail: lazyComponent(async () => (await import('./BetDetail.tsx')).BetDetail),
  texts: {
    title: 'record:title',
    failed: 'record:failed',
    shown: 'record:shown',
    empty: {
      icon: 'history',
      title: 'record:none.title',
      text: 'record:none.text',
      action: { label: 'record:none.action', to: categoryPath('RNG') },
    },
  },
});
