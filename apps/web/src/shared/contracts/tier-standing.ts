import { compareAmounts, formatAmount, multiplyAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { ContractTier, NextTier } from '@croupier/sdk/types';

import { isZero } from '../is-zero.ts';

/** What a window has: a decimal string in the contract's currency, and the accounts that count. */
export interface WindowFigures {
  readonly base: string;
  readonly activeUsers: number;
}

/** A tier against the figures of a window. */
export interface TierStanding {
  readonly isReached: boolean;
  /** Decimal string; `0.00` when the threshold is reached. */
  readonly missingBase: string;
  readonly missingActiveUsers: number;
}

const zeroOf = (currency: string) => parseAmount('0', currency);

/** Both conditions of a tier [CT-22]. */
export function standingOf(tier: ContractTier, { base, activeUsers }: WindowFigures, currency: string): TierStanding {
  const missing = subtractAmounts(parseAmount(tier.threshold, currency), parseAmount(base, currency));
  const isAbove = compareAmounts(missing, zeroOf(currency)) <= 0;
  const missingActiveUsers = Math.max(0, (tier.activeUsers ?? 0) - activeUsers);
  return {
    isReached: isAbove && missingActiveUsers === 0,
    missingBase: formatAmount(isAbove ? zeroOf(currency) : missing),
    missingActiveUsers,
  };
}

/** False for a tier from zero while the base is zero: the first bet reaches it [CT-22]. */
export const lacksSomething = ({ missingBase, missingActiveUsers }: NextTier): boolean =>
  !isZero(missingBase) || missingActiveUsers > 0;

/** Position of the tier whose rate applies to the whole base, from 1; 0 for none, also for a base that is not above zero [CT-22]. */
export function tierReached(tiers: readonly ContractTier[], figures: WindowFigures, currency: string): number {
  if (compareAmounts(parseAmount(figures.base, currency), zeroOf(currency)) <= 0) return 0;
  return tiers.findLastIndex((tier) => standingOf(tier, figures, currency).isReached) + 1;
}

/** What terms pay for a window before corrections, a decimal string: base times rate, rounded down once [G-3]. */
export function grossOf(tiers: readonly ContractTier[], figures: WindowFigures, currency: string): string {
  const tier = tiers[tierReached(tiers, figures, currency) - 1];
  const base = parseAmount(figures.base, currency);
  return formatAmount(tier === undefined ? zeroOf(currency) : multiplyAmount(base, tier.rate, 'down'));
}
