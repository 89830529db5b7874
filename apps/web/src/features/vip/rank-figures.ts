import { compareAmounts, formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { VipBonus, VipProgress, VipRank } from '@croupier/sdk/types';

/** What is missing to a requirement, as a decimal string; `0` when it is met. */
export function missingOf(done: string, required: string, currency: string): string {
  const [have, need] = [parseAmount(done, currency), parseAmount(required, currency)];
  return compareAmounts(have, need) >= 0 ? '0' : formatAmount(subtractAmounts(need, have));
}

export const rankAt = (ranks: readonly VipRank[], level: number): VipRank | undefined =>
  ranks.find(({ vipRankLevel }) => vipRankLevel === level);

/** The rank below a level, and undefined for the lowest. */
export const rankBelow = (ranks: readonly VipRank[], level: number): VipRank | undefined =>
  ranks.findLast(({ vipRankLevel }) => vipRankLevel < level);

/** The bonus for reaching a rank. */
export const upgradeBonus = (bonuses: readonly VipBonus[], level: number): VipBonus | undefined =>
  bonuses.find(({ kind, vipRankLevel }) => kind === 'UPGRADE' && vipRankLevel === level);

/**
 * Level of a rank that the member has reached for the first time and has not seen on this device; undefined
 * without news. `known` is the highest level shown. On a new device only a rank whose bonus waits is news, and a
 * rank that was lost and held again never is.
 */
export function newRank(
  { vipRankLevel, highestLevel, bonuses }: Pick<VipProgress, 'vipRankLevel' | 'highestLevel' | 'bonuses'>,
  known: number | undefined,
): number | undefined {
  if (vipRankLevel !== highestLevel || vipRankLevel === 0) return undefined;
  const isNew =
    known === undefined ? upgradeBonus(bonuses, highestLevel)?.status === 'CLAIMABLE' : highestLevel > known;
  return isNew ? highestLevel : undefined;
}
