import { downloadCsv } from '@croupier/sdk/csv';
import { listBettingRecordsPagesQuery } from '@croupier/sdk/hooks';

import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { categoryPath } from '../../shared/paths.ts';
import { betColumns, betCount, defineBetList, gameFilters, sumOf } from './bet-list.ts';

const { game, time, status, stake, payout, net } = betColumns;

export const bettingRecord = defineBetList({
  filters: [dayRangeFilter(), ...gameFilters],
  pagesQuery: listBettingRecordsPagesQuery,
  downloadCsv: (query) => downloadCsv('listBettingRecords', { query }),
  pictureOf: ({ showIcon }) => showIcon,
  totals: [betCount, sumOf(stake), sumOf(payout), { ...sumOf(net), change: 'result' }],
  columns: [
    game,
    time,
    { id: 'round', label: 'bettingRecord:round', format: 'text', value: ({ roundId }) => roundId, phone: 'hidden' },
    status,
    stake,
    payout,
    { ...net, change: 'result' },
  ],
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
