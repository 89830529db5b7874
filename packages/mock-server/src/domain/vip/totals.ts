import { addAmounts, formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';

import type { VipTotalsRow } from '../../store/rows/vip.ts';
import { SITE_CURRENCY, type DomainContext } from '../kernel/index.ts';

/** The totals of a member; zero without a row. */
export function vipTotalsOf({ store, clock }: DomainContext, memberId: string): VipTotalsRow {
  const nothing = { deposits: '0.00', bets: '0.00', highest: 0, heldSince: clock.now().toISOString() };
  return store.vipTotals.get(memberId) ?? { id: memberId, ...nothing };
}

export function saveVipTotals({ store }: DomainContext, row: VipTotalsRow): void {
  const { id, ...change } = row;
  if (store.vipTotals.get(id) === undefined) store.vipTotals.insert(row);
  else store.vipTotals.update(id, change);
}

/** Adds to a total of a member; the part may be negative. */
export function addToTotal(context: DomainContext, memberId: string, total: 'deposits' | 'bets', part: Amount): void {
  const row = vipTotalsOf(context, memberId);
  saveVipTotals(context, { ...row, [total]: formatAmount(addAmounts(read(row[total]), part)) });
}

/** True when an amount of the ranks' table is reached. */
export function isReached(done: string, required: string): boolean {
  return subtractAmounts(read(done), read(required)).minor >= 0n;
}

const read = (text: string): Amount => parseAmount(text, SITE_CURRENCY);
