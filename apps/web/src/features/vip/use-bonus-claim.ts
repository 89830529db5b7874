import { claimVipBonusBody } from '@croupier/sdk/bodies';
import { claimVipBonus } from '@croupier/sdk/client';
import type { ClaimedVipBonus, ClaimVipBonusData, VipRank } from '@croupier/sdk/types';
import { useCallback } from 'react';

import { useClaim, type Claim, type ClaimedAmount } from '../../shared/claims/use-claim.ts';
import { useBonusTitle } from './use-bonus-title.ts';

type ClaimBody = ClaimVipBonusData['body'];

export type BonusClaim = Claim<ClaimBody>;

const READS = ['getVipProgress', 'listRewards', 'getWithdrawConfig'] as const;

const send = async (body: ClaimBody, intent: string): Promise<ClaimedVipBonus> =>
  (await claimVipBonus({ body, meta: { intent } })).value;

/** Claims the bonuses of the ranks, each exactly once. */
export function useBonusClaim(ranks: readonly VipRank[]): BonusClaim {
  const titleOf = useBonusTitle(ranks);
  const claimedOf = useCallback(
    (bonus: ClaimedVipBonus): ClaimedAmount => ({
      id: bonus.bonusId,
      reason: titleOf(bonus),
      amount: bonus.amount,
      currency: bonus.currency,
      balance: bonus.balance,
      time: bonus.claimedAt ?? new Date().toISOString(),
    }),
    [titleOf],
  );
  return useClaim({ name: 'claimVipBonus', rules: claimVipBonusBody, send, claimedOf, reads: READS });
}
