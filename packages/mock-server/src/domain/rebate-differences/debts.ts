import { addAmounts, compareAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';

import type { DomainContext } from '../kernel/index.ts';
import { idOfKey, type DifferenceKey } from './differences.ts';

/** What was paid of a pair and category for bets that were taken back since. */
export function debtOf({ store }: DomainContext, key: DifferenceKey, currency: string): Amount {
  return parseAmount(store.rebateDifferenceDebts.get(idOfKey(key))?.amount ?? '0', currency);
}

/** Changes what is owed; `change` is below zero when it was taken off. */
export function changeDebt(context: DomainContext, key: DifferenceKey, change: Amount): void {
  const { rebateDifferenceDebts } = context.store;
  const id = idOfKey(key);
  const amount = formatAmount(addAmounts(debtOf(context, key, change.currency), change));
  if (rebateDifferenceDebts.get(id) === undefined) rebateDifferenceDebts.insert({ id, amount });
  else rebateDifferenceDebts.update(id, { amount });
}

/** What a debt takes off an amount: at most all of it. */
export function correctionOf(gross: Amount, debt: Amount): Amount {
  return compareAmounts(debt, gross) < 0 ? debt : gross;
}
