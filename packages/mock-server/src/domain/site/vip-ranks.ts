import { VIP_RANKS, WITHOUT_RANK, type VipRankTerms } from './vip-ranks.data.ts';

/** The terms of a rank; undefined for a level that no rank has, and for no rank, null. */
export function vipRankOf(level: number | null): VipRankTerms | undefined {
  return VIP_RANKS.find((rank) => rank.level === level);
}

/** What play earns at a rank: the factor of points and the rates of the manual rebate; null is no rank. */
export function playTermsOf(level: number | null): Pick<VipRankTerms, 'pointsFactor' | 'rebateRates'> {
  return vipRankOf(level) ?? WITHOUT_RANK;
}
