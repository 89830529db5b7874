import { formatAmount } from '@croupier/sdk/rules';
import type { ClaimedReward, RewardClaim, RewardSource } from '@croupier/sdk/types';

import type { RewardRow } from '../../store/rows/rewards.ts';
import { Refusal, type CallContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';
import { describeReward, sumOf } from './list-rewards.ts';
import { claimableRewards, payReward, rewardStatusOf } from './rewards.ts';

/**
 * Credits all of these rewards or none; one that is named twice counts once (PR-42). The first that cannot be claimed
 * refuses: with REWARD_NOT_FOUND when it is not the caller's, REWARD_ALREADY_CLAIMED or REWARD_EXPIRED.
 */
export function claimRewards(context: CallContext, rewardIds: readonly string[]): RewardClaim {
  return pay(
    context,
    [...new Set(rewardIds)].map((id) => claimableReward(context, id)),
  );
}

/** Credits all that the caller can claim, or all of one source; an empty answer when there is nothing. */
export function claimAllRewards(context: CallContext, source: RewardSource | undefined): RewardClaim {
  const claimable = claimableRewards(context, callingMember(context).id);
  return pay(
    context,
    claimable.filter((reward) => source === undefined || reward.source === source),
  );
}

/** Credits one reward of a source. Refuses like `claimRewards`, and a reward of another source as unknown. */
export function claimRewardOf(context: CallContext, source: RewardSource, rewardId: string): ClaimedReward {
  const reward = claimableReward(context, rewardId, source);
  const {
    claimed: [claimed],
    balance,
  } = pay(context, [reward]);
  if (claimed === undefined) throw new Error(`The reward ${rewardId} was not claimed.`);
  return { ...claimed, balance };
}

function pay(context: CallContext, rewards: readonly RewardRow[]): RewardClaim {
  const { store } = context;
  const member = callingMember(context);
  const paid = store.transact(() =>
    rewards.map((reward) => {
      payReward(context, reward);
      return store.rewards.get(reward.id) ?? reward;
    }),
  );
  return {
    claimed: paid.map((reward) => describeReward(context, reward)),
    amount: formatAmount(sumOf(rewards, member.currency)),
    balance: formatAmount(mainBalance(context, member)),
    currency: member.currency,
  };
}

function claimableReward(context: CallContext, rewardId: string, source?: RewardSource): RewardRow {
  const reward = context.store.rewards.get(rewardId);
  const isOwn = reward !== undefined && reward.memberId === callingMember(context).id;
  if (!isOwn || (source !== undefined && reward.source !== source)) throw new Refusal('REWARD_NOT_FOUND');
  const status = rewardStatusOf(context, reward);
  if (status === 'CLAIMED') throw new Refusal('REWARD_ALREADY_CLAIMED');
  if (status === 'EXPIRED') throw new Refusal('REWARD_EXPIRED');
  return reward;
}
