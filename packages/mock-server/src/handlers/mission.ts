import * as missions from '../domain/missions/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getMissionSummary: Handler<'getMissionSummary'> = ({ query }, context) =>
  missions.getMissionSummary(context, query);

export const claimMissionReward: Handler<'claimMissionReward'> = ({ body }, context) =>
  missions.claimMissionReward(context, body);

export const getMissionLeaderboard: Handler<'getMissionLeaderboard'> = ({ query }, context) =>
  missions.getMissionLeaderboard(context, query);
