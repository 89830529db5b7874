import {
  addAmounts,
  compareAmounts,
  formatAmount,
  multiplyAmount,
  parseAmount,
  type Amount,
} from '@croupier/sdk/rules';
import type { ManualRebate, RebateRates, RebateRecord, RebateRow } from '@croupier/sdk/types';

import { isZero } from '../../shared/is-zero.ts';

/** Categories with bets that are not claimed yet. */
export const playedRows = (rows: readonly RebateRow[]): readonly RebateRow[] =>
  rows.filter(({ validBet }) => !isZero(validBet));

const sumOf = (amounts: readonly Amount[], currency: string): Amount =>
  amounts.reduce(addAmounts, { minor: 0n, currency });

/** The rebates of all categories, before a correction. */
export function earnedOf({ rows, currency }: Pick<ManualRebate, 'rows' | 'currency'>): string {
  return formatAmount(
    sumOf(
      rows.map(({ rebate }) => parseAmount(rebate, currency)),
      currency,
    ),
  );
}

/**
 * What the same bets would earn at other rates, rounded down by category [PR-46]. A higher rate that the member already
 * has, from an agent, stays [PR-45].
 */
export function earnedAt({ rows, currency }: Pick<ManualRebate, 'rows' | 'currency'>, rates: RebateRates): string {
  const amounts = rows.map(({ gameType, validBet, rebate }) => {
    const now = parseAmount(rebate, currency);
    const then = multiplyAmount(parseAmount(validBet, currency), rates[gameType] ?? '0', 'down');
    return compareAmounts(then, now) > 0 ? then : now;
  });
  return formatAmount(sumOf(amounts, currency));
}

/** The last payment by a claim: its records have one time; undefined when the newest payment was none. */
export function lastClaim(
  records: readonly RebateRecord[],
): { readonly time: string; readonly amount: string; readonly currency: string } | undefined {
  const [newest] = records;
  if (newest?.source !== 'CLAIMED') return undefined;
  const { time, currency } = newest;
  const paid = records.filter((record) => record.time === time).map(({ amount }) => parseAmount(amount, currency));
  return { time, currency, amount: formatAmount(sumOf(paid, currency)) };
}
