import { formatAmount } from '@croupier/sdk/rules';
import type { ClaimedMission } from '@croupier/sdk/types';

import { Refusal, type CallContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';
import { payReward, rewardStatusOf } from '../rewards/index.ts';
import { missionRewardId } from './check-missions.ts';
import { describeMission } from './describe-mission.ts';
import { findMission } from './find-mission.ts';

/**
 * Credits the reward of a mission's current period (PR-33). Refuses with MISSION_NOT_FOUND, REWARD_ALREADY_CLAIMED,
 * REWARD_EXPIRED (only a mission that is done once), or MISSION_NOT_COMPLETE.
 */
export function claimMissionReward(
  context: CallContext,
  { missionId }: { readonly missionId: string },
): ClaimedMission {
  const mission = findMission(missionId);
  const member = callingMember(context);
  const now = context.clock.now();
  const reward = context.store.rewards.get(missionRewardId(mission, member.id, now));
  if (reward === undefined) throw new Refusal('MISSION_NOT_COMPLETE');
  const status = rewardStatusOf(context, reward);
  if (status === 'CLAIMED') throw new Refusal('REWARD_ALREADY_CLAIMED');
  if (status === 'EXPIRED') throw new Refusal('REWARD_EXPIRED');
  payReward(context, reward);
  const balance = formatAmount(mainBalance(context, member));
  return { ...describeMission(context, member, mission, { at: now }), balance };
}
