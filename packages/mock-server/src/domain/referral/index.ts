export { checkAfterBet, checkAfterDeposit, nextReferralStep } from './qualify.ts';
export { claimReferralReward, getReferral, listFriends, mayInvite } from './referral.ts';
export { rewardBoth } from './reward-both.ts';
export { REFERRAL_TERMS } from './terms.data.ts';
