import { downloadCsv } from '@croupier/sdk/client';
import { listBettingRecordsPagesQuery } from '@croupier/sdk/hooks';
import { listBettingRecordsLimits } from '@croupier/sdk/limits';

import { choiceFilter } from '../../shared/lists/choice-filter.tsx';
import { dayRangeFilter } from '../../shared/lists/day-range-filter.tsx';
import { searchFilter } from '../../shared/lists/input-filters.tsx';
import { amountOf, defineList } from '../../shared/lists/list-definition.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { paths } from '../../shared/paths.ts';
import { betStatuses } from './bet-status.ts';
import { gameFilters } from './betting-record.ts';

const TEAM = { scope: 'DOWNLINE' } as const;

/** Bets of an agent's team. Results of players are shown without judging colours. */
export const teamBets = defineList({
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
  pagesQuery: (request) => listBettingRecordsPagesQuery({ ...request, ...TEAM }),
  downloadCsv: (query) => downloadCsv('listBettingRecords', { query: { ...query, ...TEAM } }),
  rowsOf: ({ content }) => content,
  rowId: ({ betId }) => betId,
  totals: [
    { id: 'count', label: 'bettingRecord:sums.count', format: 'count', value: ({ summary }) => summary.count },
    {
      id: 'stake',
      label: 'bettingRecord:stake',
      format: 'money',
      value: ({ summary }) => amountOf('betAmount')(summary),
    },
    {
      id: 'turnover',
      label: 'bettingRecord:team.turnover',
      format: 'money',
      value: ({ summary }) => amountOf('validBet')(summary),
    },
    {
      id: 'payout',
      label: 'bettingRecord:payout',
      format: 'money',
      value: ({ summary }) => amountOf('payout')(summary),
    },
    {
      id: 'net',
      label: 'bettingRecord:team.net',
      format: 'money',
      value: ({ summary }) => amountOf('netWin')(summary),
    },
  ],
  columns: [
    { id: 'account', label: 'bettingRecord:team.account', format: 'text', value: ({ account }) => account },
    { id: 'game', label: 'bettingRecord:game', format: 'text', value: ({ gameName }) => gameName, phone: 'meta' },
    {
      id: 'time',
      label: 'bettingRecord:time',
      format: 'time',
      value: ({ time }) => time,
      seconds: true,
      phone: 'meta',
    },
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
    {
      id: 'turnover',
      label: 'bettingRecord:team.turnover',
      format: 'money',
      value: amountOf('validBet'),
      phone: 'hidden',
    },
    { id: 'payout', label: 'bettingRecord:payout', format: 'money', value: amountOf('payout'), phone: 'hidden' },
    { id: 'net', label: 'bettingRecord:net', format: 'money', value: amountOf('netWin'), phone: 'value' },
  ],
  Detail: lazyComponent(async () => (await import('./BetDetail.tsx')).BetDetail),
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
