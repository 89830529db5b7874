import * as vip from '../domain/vip/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listVipRanks: Handler<'listVipRanks'> = () => vip.listVipRanks();

export const getVipProgress: Handler<'getVipProgress'> = (_input, context) => vip.getVipProgress(context);

export const claimVipBonus: Handler<'claimVipBonus'> = ({ body }, context) => vip.claimVipBonus(context, body);
