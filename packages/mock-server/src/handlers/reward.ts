import * as rewards from '../domain/rewards/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listRewards: Handler<'listRewards'> = ({ query }, context) => rewards.listRewards(context, query);

export const claimReward: Handler<'claimReward'> = ({ body }, context) => rewards.claimRewards(context, body.rewardIds);

export const claimAllRewards: Handler<'claimAllRewards'> = ({ body }, context) =>
  rewards.claimAllRewards(context, body?.source);
