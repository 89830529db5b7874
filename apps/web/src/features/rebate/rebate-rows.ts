import type { ManualRebate, RebateRow } from '@croupier/sdk/types';

import { categoryIconName } from '../../shared/games/category-icon.tsx';
import { categoryTextKey, isListedCategory } from '../../shared/games/game-categories.ts';
import { amountOf, type ListColumn, type ListRows } from '../../shared/lists/list-definition.ts';

/** A row with the currency of its answer and its rate as text. */
export type ShownRebateRow = RebateRow & Pick<ManualRebate, 'currency'> & { readonly rateText: string };

/** The category of games that a rebate is for. */
export const kindColumn: ListColumn<Pick<RebateRow, 'gameType'>> = {
  id: 'kind',
  label: 'rebate:kind',
  format: 'enum',
  value: ({ gameType }) => gameType,
  textOf: (type) => categoryTextKey(type) ?? 'rebate:otherKind',
};

/** How the rebate of the running day adds up. */
export const rebateRows: ListRows<ShownRebateRow> = {
  rowId: ({ gameType }) => gameType,
  iconOf: ({ gameType }) => ({ icon: isListedCategory(gameType) ? categoryIconName(gameType) : 'dice' }),
  columns: [
    kindColumn,
    { id: 'bets', label: 'rebate:validBets', format: 'money', value: amountOf('validBet'), phone: 'meta' },
    { id: 'rate', label: 'rebate:rate', format: 'text', value: ({ rateText }) => rateText, phone: 'meta' },
    { id: 'rebate', label: 'rebate:rebate', format: 'money', value: amountOf('rebate'), phone: 'value' },
  ],
};
