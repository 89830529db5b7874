import { formatAmount } from '@croupier/sdk/rules';
import type { PersonalProfit, ProfitRow } from '@croupier/sdk/types';

import { categoryTextKey } from '../../shared/games/game-categories.ts';
import { typeIconName } from '../../shared/games/type-icon.ts';
import { amountOf, type ListRows } from '../../shared/lists/list-definition.ts';
import { resultOf } from './profit-result.ts';

/** A row beside the currency of its answer. */
export type MoneyRow = ProfitRow & Pick<PersonalProfit, 'currency'>;

/** Profit and loss by kind of games; bonuses and rebates are apart. */
export const profitRows: ListRows<MoneyRow> = {
  rowId: ({ gameType }) => gameType,
  iconOf: ({ gameType }) => ({ icon: typeIconName(gameType) }),
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
