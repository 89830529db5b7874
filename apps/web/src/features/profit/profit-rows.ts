import type { PersonalProfit, ProfitRow } from '@croupier/sdk/types';

import { categoryTextKey } from '../../shared/games/game-categories.ts';
import { amountOf, type ListRows } from '../../shared/lists/list-definition.ts';

/** A row beside the currency of its answer. */
export type MoneyRow = ProfitRow & Pick<PersonalProfit, 'currency'>;

/** Profit and loss by kind of games; bonuses and rebates of no kind are a row of their own. */
export const profitRows: ListRows<MoneyRow> = {
  rowId: ({ gameType }) => gameType,
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
    { id: 'bonus', label: 'profit:bonus', format: 'money', value: amountOf('bonus'), phone: 'hidden' },
    { id: 'rebate', label: 'profit:rebate', format: 'money', value: amountOf('rebate'), phone: 'hidden' },
    {
      id: 'result',
      label: 'profit:result',
      format: 'money',
      value: amountOf('playerResult'),
      change: 'result',
      phone: 'value',
    },
  ],
};
