export { claimableRewards, grantReward, payReward, removeReward, rewardStatusOf, type NewReward } from './rewards.ts';
