import type { LanguageCode, PromotionTerms } from '@croupier/sdk/types';

import { announcedPromotions as catalogue, type AnnouncedPromotion } from '../content/index.ts';
import { Refusal, localize, type LocalizedText } from '../kernel/index.ts';

/** A promotion that a deposit brings. */
export interface DepositPromotion extends AnnouncedPromotion {
  readonly deposit: 'FIRST' | 'SATURDAY';
  readonly terms: PromotionTerms;
}

/** A promotion that members apply for. */
export interface ApplicationPromotion extends AnnouncedPromotion {
  readonly application: NonNullable<AnnouncedPromotion['application']>;
  readonly terms: PromotionTerms & { readonly amount: string };
}

/** A promotion that members join. */
export interface JoinPromotion extends AnnouncedPromotion {
  readonly challenge: NonNullable<AnnouncedPromotion['challenge']>;
}

export { catalogue };

const byId: ReadonlyMap<string, AnnouncedPromotion> = new Map(
  catalogue.map((promotion) => [promotion.promotionId, promotion]),
);

/** Refuses an unknown id with PROMO_NOT_FOUND. */
export function promotionById(promotionId: string): AnnouncedPromotion {
  const promotion = byId.get(promotionId);
  if (promotion === undefined) throw new Refusal('PROMO_NOT_FOUND');
  return promotion;
}

export function isDepositPromotion(promotion: AnnouncedPromotion): promotion is DepositPromotion {
  return promotion.deposit !== undefined && promotion.terms !== undefined;
}

/** Promotions that a deposit brings, in display order. */
export const depositPromotions: readonly DepositPromotion[] = catalogue.filter(isDepositPromotion);

export function isApplicationPromotion(promotion: AnnouncedPromotion): promotion is ApplicationPromotion {
  return promotion.application !== undefined && promotion.terms?.amount !== undefined;
}

export function isJoinPromotion(promotion: AnnouncedPromotion): promotion is JoinPromotion {
  return promotion.challenge !== undefined;
}

/** Title of a promotion; its id when the catalogue has it no longer. */
export function titlesOf(promotionId: string): LocalizedText {
  return byId.get(promotionId)?.title ?? { EN: promotionId, TY: promotionId };
}

/** The same in a language. */
export const titleOf = (promotionId: string, language?: LanguageCode | null): string =>
  localize(titlesOf(promotionId), language ?? undefined);
