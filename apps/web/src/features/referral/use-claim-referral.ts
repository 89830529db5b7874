import { claimReferralRewardBody } from '@croupier/sdk/bodies';
import { claimReferralReward } from '@croupier/sdk/client';
import type { ClaimedReward, ClaimReferralRewardData } from '@croupier/sdk/types';

import { useClaim, type Claim, type ClaimedAmount } from '../../shared/claims/use-claim.ts';

type ClaimBody = ClaimReferralRewardData['body'];

const READS = ['getReferral', 'listReferredFriends', 'listRewards', 'getWithdrawConfig', 'listTransactions'] as const;

const send = async (body: ClaimBody, intent: string): Promise<ClaimedReward> =>
  (await claimReferralReward({ body, meta: { intent } })).value;

const claimedOf = ({ rewardId, title, amount, currency, balance, claimedAt }: ClaimedReward): ClaimedAmount => ({
  id: rewardId,
  reason: title,
  amount,
  currency,
  balance,
  time: claimedAt ?? new Date().toISOString(),
});

/** Claims the rewards for friends, each exactly once. */
export const useClaimReferral = (): Claim<ClaimBody> =>
  useClaim({ name: 'claimReferral', rules: claimReferralRewardBody, send, claimedOf, reads: READS });
