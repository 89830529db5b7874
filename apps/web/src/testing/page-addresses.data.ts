import { paths, promotionPath, rafflePath } from '../shared/paths.ts';

/** Addresses that open pages whose path alone shows an error or has a placeholder, by page id. */
export const PAGE_ADDRESSES: Readonly<Record<string, string>> = {
  game: `${paths.game}?vassalage=TALA&gameType=RNG&nodeId=rng_20510`,
  pointsGoods: `${paths.pointsGoods}?id=pg_tumbler`,
  promotion: promotionPath('promo_welcome100'),
  raffle: rafflePath('promo_fiesta_raffle'),
  unknown: '/nowhere',
};
