export { claimAllRewards, claimRewardOf, claimRewards } from './claim-rewards.ts';
export { nextRewardEnd } from './expiry.ts';
export { describeReward, listRewards, sumOf } from './list-rewards.ts';
export { claimableRewards, grantReward, payReward, removeReward, rewardStatusOf } from './rewards.ts';
