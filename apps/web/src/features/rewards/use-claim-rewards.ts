import { claimRewardBody } from '@croupier/sdk/bodies';
import { claimReward } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { ClaimRewardData, RewardClaim } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { setCachedBalance } from '../../shared/member-balance.ts';

type ClaimBody = ClaimRewardData['body'];

/** Reads that show a reward at its source, and what has to be played for it. */
const OUTDATED = [
  'getMemberBadges',
  'getPromotion',
  'listPromotions',
  'listPromotionParticipations',
  'getWithdrawConfig',
  'getMissionSummary',
  'getVipProgress',
  'getReferral',
] as const;

/** Rewards that one call takes. */
export const MAX_REWARDS: number = claimRewardBody.fields.rewardIds.maxItems ?? 1;

const send = async (body: ClaimBody, intent: string): Promise<RewardClaim> =>
  (await claimReward({ body, meta: { intent } })).value;

export interface RewardsClaim {
  readonly submit: IdempotentSubmit<ClaimBody>;
  /** The last claim that was credited. */
  readonly claim: RewardClaim | undefined;
  readonly collect: (rewardIds: readonly string[]) => void;
}

/** Claims rewards exactly once: all of those that are named, or none (rule PR-42). */
export function useClaimRewards(memberId: string): RewardsClaim {
  const queryClient = useQueryClient();
  const [claim, setClaim] = useState<RewardClaim>();
  const onAccepted = useCallback(
    (answer: RewardClaim): void => {
      setClaim(answer);
      setCachedBalance(queryClient, answer.balance);
      for (const read of OUTDATED) void queryClient.invalidateQueries({ queryKey: queryKeyOf(read) });
    },
    [queryClient],
  );
  const submit = useIdempotentSubmit<ClaimBody, RewardClaim>({
    name: 'claimReward',
    rules: claimRewardBody,
    memberId,
    send,
    onAccepted,
    list: 'listRewards',
  });
  return {
    submit,
    claim,
    collect: (rewardIds) => {
      setClaim(undefined);
      submit.submit({ rewardIds: rewardIds.slice(0, MAX_REWARDS) });
    },
  };
}
