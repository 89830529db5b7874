import { downloadCsv } from '@croupier/sdk/csv';
import { listBettingRecordsPagesQuery } from '@croupier/sdk/hooks';
import { listBettingRecordsLimits } from '@croupier/sdk/limits';

import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { searchFilter } from '../../shared/lists/input-filters.tsx';
import { amountOf } from '../../shared/lists/list-definition.ts';
import { paths } from '../../shared/paths.ts';
import { betColumns, betCount, defineBetList, gameFilters, sumOf } from './bet-list.ts';
import { betStatuses } from './bet-status.ts';
import { teamBetStatuses, teamStatusOf } from './team-bet-status.ts';

const { game, time, stake, payout, net } = betColumns;
const turnover = {
  id: 'turnover',
  label: 'bettingRecord:team.turnover',
  format: 'money',
  value: amountOf('validBet'),
  phone: 'hidden',
} as const;

const status = { ...betColumns.status, value: teamStatusOf, statuses: teamBetStatuses } as const;

/** Bets of an agent's team. Results of players are shown without judging colours. */
export const teamBets = defineBetList({
  filters: [
    dayRangeFilter(),
    searchFilter({ name: 'account', label: 'bettingRecord:team.account', limits: listBettingRecordsLimits.account }),
    ...gameFilters,
    choiceFilter({
      name: 'status',
      label: 'bettingRecord:statusLabel',
      values: betStatuses.values,
      textOf: betStatuses.textOf,
    }),
  ],
  filterRefusals: ['NOT_DOWNLINE'],
  pagesQuery: listBettingRecordsPagesQuery,
  constants: { scope: 'DOWNLINE' },
  downloadCsv: (query) => downloadCsv('listBettingRecords', { query }),
  totals: [betCount, sumOf(stake), sumOf(turnover), sumOf(payout), { ...sumOf(net), label: 'bettingRecord:team.net' }],
  columns: [
    { id: 'account', label: 'bettingRecord:team.account', format: 'text', value: ({ account }) => account },
    { ...game, phone: 'meta' },
    time,
    status,
    stake,
    turnover,
    payout,
    net,
  ],
  texts: {
    title: 'bettingRecord:team.title',
    failed: 'bettingRecord:team.failed',
    shown: 'bettingRecord:shown',
    empty: {
      icon: 'history',
      title: 'bettingRecord:team.none.title',
      text: 'bettingRecord:team.none.text',
      action: { label: 'bettingRecord:team.none.action', to: paths.bettingRecord },
    },
  },
});
