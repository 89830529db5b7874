import { claimMissionRewardBody } from '@croupier/sdk/bodies';
import { claimMissionReward } from '@croupier/sdk/client';
import type { ClaimedMission, ClaimMissionRewardData } from '@croupier/sdk/types';

import { useClaim, type Claim, type ClaimedAmount } from '../../shared/claims/use-claim.ts';

type ClaimBody = ClaimMissionRewardData['body'];

export type MissionClaim = Claim<ClaimBody>;

const READS = ['getMissionSummary', 'listRewards', 'getWithdrawConfig'] as const;

const send = async (body: ClaimBody, intent: string): Promise<ClaimedMission> =>
  (await claimMissionReward({ body, meta: { intent } })).value;

const claimedOf = ({ missionId, title, reward, currency, balance, claimedAt }: ClaimedMission): ClaimedAmount => ({
  id: missionId,
  reason: title,
  amount: reward,
  currency,
  balance,
  time: claimedAt ?? new Date().toISOString(),
});

/** Claims the rewards of missions, each exactly once. */
export const useMissionClaim = (): MissionClaim =>
  useClaim({ name: 'claimMissionReward', rules: claimMissionRewardBody, send, claimedOf, reads: READS });
