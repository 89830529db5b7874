import {
  addAmounts,
  formatAmount,
  multiplyAmount,
  parseAmount,
  subtractAmounts,
  type Amount,
} from '@croupier/sdk/rules';

import { gameTypes } from '../../store/rows/play-totals.ts';
import type { RebateRow } from '../../store/rows/rebates.ts';
import type { DomainContext } from '../kernel/index.ts';

/** The name of a day of a member. */
export const memberDayOf = (memberId: string, day: string): string => `${memberId} ${day}`;

/** What a rebate is worth: its valid bets times its rate, rounded down. */
export function amountOf({ validBet, rate, currency }: Pick<RebateRow, 'validBet' | 'rate' | 'currency'>): Amount {
  return multiplyAmount(parseAmount(validBet, currency), rate, 'down');
}

/** The open rebates of a member's day in the order of categories. */
export function openRebatesOf({ store }: DomainContext, memberId: string, day: string): RebateRow[] {
  return inOrder(store.rebates.findBy('memberDay', memberDayOf(memberId, day)).filter(({ state }) => state === 'OPEN'));
}

/** Rebates in the order of categories. */
export function inOrder(rows: readonly RebateRow[]): RebateRow[] {
  return rows.toSorted((a, b) => gameTypes.indexOf(a.gameType) - gameTypes.indexOf(b.gameType));
}

/** What the rebates are worth together. */
export function sumOf(rows: readonly RebateRow[], currency: string): Amount {
  return rows.map(amountOf).reduce(addAmounts, { minor: 0n, currency });
}

/** What a member owes of rebates that were paid for bets that were taken back. */
export function debtOf({ store }: DomainContext, memberId: string, currency: string): Amount {
  return parseAmount(store.rebateDebts.get(memberId)?.amount ?? '0', currency);
}

/** Changes what a member owes; `change` is below zero when it was taken back. */
export function changeDebt(context: DomainContext, memberId: string, change: Amount): void {
  const { rebateDebts } = context.store;
  const amount = formatAmount(addAmounts(debtOf(context, memberId, change.currency), change));
  if (rebateDebts.get(memberId) === undefined) rebateDebts.insert({ id: memberId, amount });
  else rebateDebts.update(memberId, { amount });
}

/** What is credited of an amount after a debt, and what of the debt is taken back with it; neither is below zero. */
export function lessDebt(amount: Amount, debt: Amount): { readonly credited: Amount; readonly correction: Amount } {
  const correction = debt.minor < amount.minor ? debt : amount;
  return { credited: subtractAmounts(amount, correction), correction };
}
