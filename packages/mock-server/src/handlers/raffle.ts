import * as raffle from '../domain/raffle/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getRafflePromotion: Handler<'getRafflePromotion'> = ({ query }, context) =>
  raffle.getRafflePromotion(context, query);

export const claimRafflePromotion: Handler<'claimRafflePromotion'> = ({ body }, context) =>
  raffle.claimRafflePromotion(context, body);

export const listRaffleRecords: Handler<'listRaffleRecords'> = ({ query }, context) =>
  raffle.listRaffleRecords(context, query);

export const getRaffleFairness: Handler<'getRaffleFairness'> = ({ query }, context) =>
  raffle.getRaffleFairness(context, query);

export const rotateRaffleSeed: Handler<'rotateRaffleSeed'> = ({ body }, context) =>
  raffle.rotateRaffleSeed(context, body);

export const getRaffleDraw: Handler<'getRaffleDraw'> = ({ query }, context) => raffle.getRaffleDraw(context, query);
