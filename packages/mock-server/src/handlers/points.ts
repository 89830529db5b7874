import * as points from '../domain/points/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getPointBalance: Handler<'getPointBalance'> = (_request, context) => points.getPoints(context);

export const listPointHistory: Handler<'listPointHistory'> = ({ query }, context) =>
  points.listPointRecords(context, query);

export const getPointConfig: Handler<'getPointConfig'> = (_request, context) => points.getPointConfig(context);

export const listPointCategories: Handler<'listPointCategories'> = ({ query }, context) =>
  points.listCategories(context, query.language);

export const listPointRewards: Handler<'listPointRewards'> = ({ query }, context) => points.listGoods(context, query);

export const getPointGoods: Handler<'getPointGoods'> = ({ path, query }, context) =>
  points.getGoods(context, path.rewardId, query.language);

export const redeemPointReward: Handler<'redeemPointReward'> = ({ body }, context) => points.redeemGoods(context, body);

export const listPointRedemptions: Handler<'listPointRedemptions'> = ({ query }, context) =>
  points.listRedemptions(context, query);

export const convertPoint: Handler<'convertPoint'> = ({ body }, context) => points.convertPoints(context, body);
