import { parseAmount } from '@croupier/sdk/rules';

import type { ContractRow, Tier } from '../../store/rows/contracts.ts';
import { compareRates } from './rates.ts';
import { highestTier } from './tiers.ts';

/** A tier that pays more than the own contract does at its threshold and active users. */
export interface TierAboveOwn {
  /** Position from 1. */
  readonly tier: number;
  /** What the own contract pays there, a decimal string. */
  readonly maxRate: string;
}

/** The first tier that pays more than the offeror's own contract at the same base and active users (CT-11). */
export function tierAboveOwn(
  own: ContractRow | undefined,
  tiers: readonly Tier[],
  currency: string,
): TierAboveOwn | undefined {
  const limits = tiers.map(({ threshold, activeUsers }, index) => ({
    tier: index + 1,
    maxRate: highestTier(own?.tiers ?? [], parseAmount(threshold, currency), activeUsers).rate,
  }));
  return limits.find(({ maxRate }, index) => compareRates(tiers[index]?.rate ?? '0', maxRate) > 0);
}
