import * as referral from '../domain/referral/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getReferral: Handler<'getReferral'> = (_input, context) => referral.getReferral(context);

export const listReferredFriends: Handler<'listReferredFriends'> = ({ query }, context) =>
  referral.listFriends(context, query);

export const claimReferralReward: Handler<'claimReferralReward'> = ({ body }, context) =>
  referral.claimReferralReward(context, body.rewardId);
