import type { ListBettingRecordsPagesParameters } from '@croupier/sdk/hooks';
import { listBettingRecordsLimits } from '@croupier/sdk/limits';
import type { BettingRecord, BettingRecordPage, BettingSummary, ListBettingRecordsResponse } from '@croupier/sdk/types';

import type { TextKey } from '../../i18n/text-key.ts';
import { listedCategories } from '../../shared/games/game-categories.ts';
import { choiceFilter, codeFilter } from '../../shared/lists/choice-filter.tsx';
import {
  amountOf,
  type ListColumn,
  type ListDefinition,
  type NoUnknownFilter,
} from '../../shared/lists/list-definition.ts';
import type { ListFilter } from '../../shared/lists/list-filter.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
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

/** Columns of a member's bets and of a team's. */
export const betColumns = {
  game: { id: 'game', label: 'bettingRecord:game', format: 'text', value: ({ gameName }) => gameName },
  time: {
    id: 'time',
    label: 'bettingRecord:time',
    format: 'time',
    value: ({ time }) => time,
    precision: 'seconds',
    phone: 'meta',
  },
  status: {
    id: 'status',
    label: 'bettingRecord:statusLabel',
    format: 'status',
    value: ({ status }) => status,
    statuses: betStatuses,
    isUsual: ({ status }) => status === 'SETTLED',
    phone: 'meta',
  },
  stake: { id: 'stake', label: 'bettingRecord:stake', format: 'money', value: amountOf('betAmount'), phone: 'note' },
  payout: { id: 'payout', label: 'bettingRecord:payout', format: 'money', value: amountOf('payout'), phone: 'hidden' },
  net: { id: 'net', label: 'bettingRecord:net', format: 'money', value: amountOf('netWin'), phone: 'value' },
} as const satisfies Record<string, ListColumn<BettingRecord>>;

export const betCount = {
  id: 'count',
  label: 'bettingRecord:sums.count',
  format: 'count',
  value: ({ summary }: BettingRecordPage) => summary.count,
} as const;

interface AmountColumn {
  readonly id: string;
  readonly label: TextKey;
  readonly value: (item: BettingSummary) => ReturnType<ReturnType<typeof amountOf>>;
}

/** The sum of a column over all matching bets. */
export const sumOf = ({ id, label, value }: AmountColumn) => ({
  id,
  label,
  format: 'money' as const,
  value: ({ summary }: BettingRecordPage) => value(summary),
});

type BetList<Filters extends readonly ListFilter[]> = ListDefinition<
  Filters,
  ListBettingRecordsResponse,
  BettingRecord
>;

/** A list of bets, with what does not depend on whose bets they are. */
export function defineBetList<const Filters extends readonly ListFilter[]>(
  definition: Omit<BetList<Filters>, 'rowsOf' | 'rowId' | 'Detail'>,
  ..._unknownFilter: NoUnknownFilter<Filters, ListBettingRecordsPagesParameters>
): BetList<Filters> {
  return {
    ...definition,
    rowsOf: ({ content }) => content,
    rowId: ({ betId }) => betId,
    Detail: lazyComponent(async () => (await import('./BetDetail.tsx')).BetDetail),
  };
}
