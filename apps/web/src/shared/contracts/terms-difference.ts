import { compareAmounts, formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { Contract, ContractTier } from '@croupier/sdk/types';

import { grossOf, tierReached } from './tier-standing.ts';

type Terms = Pick<Contract, 'tiers' | 'currency'>;

/** Whether a value of a new version is better for the one who is paid. */
export type TermChange = 'better' | 'worse';

/** A lower threshold, fewer active accounts and a higher rate are better; undefined where they are the same. */
export function changesOf(
  before: ContractTier | undefined,
  after: ContractTier | undefined,
  currency: string,
): { readonly threshold?: TermChange; readonly activeUsers?: TermChange; readonly rate?: TermChange } {
  if (before === undefined || after === undefined) return {};
  const sign = (difference: number): TermChange | undefined =>
    difference === 0 ? undefined : difference > 0 ? 'better' : 'worse';
  const threshold = sign(
    -compareAmounts(parseAmount(after.threshold, currency), parseAmount(before.threshold, currency)),
  );
  const activeUsers = sign((before.activeUsers ?? 0) - (after.activeUsers ?? 0));
  // Rates have at most four decimals, so their order is that of numbers.
  const rate = sign(Number(after.rate) - Number(before.rate));
  return {
    ...(threshold !== undefined && { threshold }),
    ...(activeUsers !== undefined && { activeUsers }),
    ...(rate !== undefined && { rate }),
  };
}

/** A range of bases in which both terms have one tier each; its ends and the differences there are decimal strings. */
export interface DifferenceRange {
  readonly from: string;
  readonly to: string;
  /** What the new terms pay more at both ends; negative for less. */
  readonly start: string;
  readonly end: string;
}

const differenceAt = (before: Terms, after: Terms, base: string, activeUsers: number): string => {
  const { currency } = before;
  const pay = ({ tiers }: Terms): string => grossOf(tiers, { base, activeUsers }, currency);
  return formatAmount(subtractAmounts(parseAmount(pay(after), currency), parseAmount(pay(before), currency)));
};

/**
 * How two terms differ by base, with a number of active accounts: ranges between their thresholds up to `end`, a decimal
 * string. Ranges in which they pay the same are left out.
 */
export function differenceRanges(
  before: Terms,
  after: Terms,
  { activeUsers, end }: { readonly activeUsers: number; readonly end: string },
): readonly DifferenceRange[] {
  const { currency } = before;
  const minorOf = (amount: string): bigint => parseAmount(amount, currency).minor;
  const limit = minorOf(end);
  const thresholds = [...before.tiers, ...after.tiers].map(({ threshold }) => minorOf(threshold));
  const bounds = [...new Set([0n, ...thresholds, limit])]
    .filter((bound) => bound <= limit)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const text = (minor: bigint): string => formatAmount({ minor, currency });
  return bounds.flatMap((from, index) => {
    const to = bounds[index + 1];
    if (to === undefined) return [];
    // The tier of a range does not reach its end, which is the next threshold.
    const last = text(to - 1n);
    const isSame = rateAt(before, last, activeUsers) === rateAt(after, last, activeUsers);
    if (isSame) return [];
    return [
      {
        from: text(from),
        to: text(to),
        start: differenceAt(before, after, text(from), activeUsers),
        end: differenceAt(before, after, last, activeUsers),
      },
    ];
  });
}

const rateAt = ({ tiers, currency }: Terms, base: string, activeUsers: number): string =>
  tiers[tierReached(tiers, { base, activeUsers }, currency) - 1]?.rate ?? '0';
