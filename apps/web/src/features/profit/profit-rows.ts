import { formatAmount } from '@croupier/sdk/rules';
import type { GameType, PersonalProfit, ProfitRow } from '@croupier/sdk/types';
import type { RecordRow } from '@croupier/ui/data/RecordTable';

import { categoryTextKey } from '../../shared/games/game-categories.ts';
import { amountOf, type ListRows } from '../../shared/lists/list-definition.ts';
import { resultOf } from './profit-result.ts';

/** A row beside the currency of its answer. */
export type MoneyRow = ProfitRow & Pick<PersonalProfit, 'currency'>;

const ICONS: Readonly<Partial<Record<GameType, NonNullable<RecordRow['icon']>>>> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'cards',
  SPORTS: 'ball',
  ESPORTS: 'gamepad',
  COCKFIGHT: 'rooster',
  ELOTT: 'ticket',
};

/** Profit and loss by kind of games; bonuses and rebates are apart. */
export const profitRows: ListRows<MoneyRow> = {
  rowId: ({ gameType }) => gameType,
  iconOf: ({ gameType }) => ({ icon: ICONS[gameType] ?? 'dice' }),
  columns: [
    {
      id: 'kind',
      label: 'profit:kind',
      format: 'enum',
      value: ({ gameType }) => gameType,
      textOf: (type) => categoryTextKey(type) ?? 'profit:promo',
    },
    { id: 'staked', label: 'profit:staked', format: 'money', value: amountOf('betAmount'), phone: 'note' },
    { id: 'paid', label: 'profit:paid', format: 'money', value: amountOf('payout'), phone: 'hidden' },
    {
      id: 'result',
      label: 'profit:net',
      format: 'money',
      value: (row) => ({ value: formatAmount(resultOf(row, row.currency)), currency: row.currency }),
      change: 'result',
      phone: 'value',
    },
  ],
};
