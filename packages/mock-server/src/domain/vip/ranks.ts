import type { VipRank, VipRankList } from '@croupier/sdk/types';

import { SITE_CURRENCY } from '../kernel/index.ts';
import { VIP_RANKS, withdrawLimitsOf, type VipRankTerms } from '../site/index.ts';

/** The ranks, lowest first. */
export function listVipRanks(): VipRankList {
  return { list: VIP_RANKS.map(describeRank) };
}

function describeRank({ level, name, rebateRates, ...terms }: VipRankTerms): VipRank {
  const { dailyAmount, dailyCount, maxAmount, fixedFee } = withdrawLimitsOf({ vipRank: level, type: 0 });
  return {
    vipRankLevel: level,
    vipLabelName: name,
    ...terms,
    rebateRates,
    rebateRate: Object.values(rebateRates).reduce((highest, rate) => (rate > highest ? rate : highest)),
    dailyWithdrawLimit: dailyAmount,
    dailyWithdrawCount: dailyCount,
    maxWithdrawAmount: maxAmount,
    withdrawFee: fixedFee,
    currency: SITE_CURRENCY,
  };
}
