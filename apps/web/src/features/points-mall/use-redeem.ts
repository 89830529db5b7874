import { redeemPointRewardBody } from '@croupier/sdk/bodies';
import { redeemPointReward } from '@croupier/sdk/client';
import type { PointRedemptionRequest, PointRedemptionResult } from '@croupier/sdk/types';

import { useSpend, type Spend } from './use-spend.ts';

const send = async (body: PointRedemptionRequest, intent: string): Promise<PointRedemptionResult> =>
  (await redeemPointReward({ body, meta: { intent } })).value;

/** Orders goods. Each piece of goods has its own order that may be interrupted. */
export function useRedeem(rewardId: string, memberId: string): Spend<PointRedemptionRequest, PointRedemptionResult> {
  return useSpend({ name: `redeem-${rewardId}`, rules: redeemPointRewardBody, memberId, send });
}
