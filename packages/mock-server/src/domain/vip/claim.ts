import { formatAmount } from '@croupier/sdk/rules';
import type { ClaimedVipBonus } from '@croupier/sdk/types';

import { Refusal, type CallContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { payReward, rewardStatusOf } from '../rewards/index.ts';
import { rewardIdOf } from './bonuses.ts';
import { bonusesOf, callersRank } from './progress.ts';

/**
 * Credits a bonus of the caller. Refuses a member without a rank with FEATURE_DISABLED, a bonus that there is not with
 * REWARD_NOT_FOUND, one that is not earned with VIP_BONUS_LOCKED, and one that is over with REWARD_ALREADY_CLAIMED or
 * REWARD_EXPIRED.
 */
export function claimVipBonus(context: CallContext, { bonusId }: { readonly bonusId: string }): ClaimedVipBonus {
  const { member, rank } = callersRank(context);
  const find = () => bonusesOf(context, member, rank).find((bonus) => bonus.bonusId === bonusId);
  if (find()?.status === 'LOCKED') throw new Refusal('VIP_BONUS_LOCKED');
  const reward = context.store.rewards.get(rewardIdOf(member.id, bonusId));
  if (reward === undefined) throw new Refusal('REWARD_NOT_FOUND');
  const status = rewardStatusOf(context, reward);
  if (status === 'CLAIMED') throw new Refusal('REWARD_ALREADY_CLAIMED');
  if (status === 'EXPIRED') throw new Refusal('REWARD_EXPIRED');
  payReward(context, reward);
  const claimed = find();
  if (claimed === undefined) throw new Error(`The claimed bonus ${bonusId} is gone.`);
  return { ...claimed, balance: formatAmount(mainBalance(context, member)) };
}
