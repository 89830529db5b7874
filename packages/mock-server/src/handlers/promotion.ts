import { forfeitBonus as forfeit } from '../domain/bonuses/index.ts';
import * as promotions from '../domain/promotions/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const applyPromotion: Handler<'applyPromotion'> = ({ body }, context) =>
  promotions.applyForPromotion(context, body);

export const claimPromotion: Handler<'claimPromotion'> = ({ body }, context) =>
  promotions.claimPromotion(context, body);

export const forfeitBonus: Handler<'forfeitBonus'> = ({ body }, context) => forfeit(context, body);

export const getPromotion: Handler<'getPromotion'> = ({ query }, context) => promotions.getPromotion(context, query);

export const listPromotionParticipations: Handler<'listPromotionParticipations'> = ({ query }, context) =>
  promotions.listParticipations(context, query);

export const listPromotionTypes: Handler<'listPromotionTypes'> = ({ query }) => promotions.listKinds(query?.language);

export const listPromotions: Handler<'listPromotions'> = ({ query }, context) =>
  promotions.listPromotions(context, query);
