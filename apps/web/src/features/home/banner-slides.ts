import type { Banner, GameCategory, Promotion } from '@croupier/sdk/types';
import type { BannerSlide } from '@croupier/ui/game/BannerCarousel';

import { categoryOfPath, gamePath } from '../../shared/paths.ts';
import { isListedCategory } from '../../shared/games/game-categories.ts';
import type { GameItem } from '../../shared/games/game-item.ts';
import { promotionAddress } from '../../shared/offers/promotion-address.ts';
import { urlOf } from '../../shared/safe-link.ts';

/** Intrinsic size of the banner images in px. */
export const BANNER_SIZE = { width: 1000, height: 420 } as const;

/** Data for titles and links of banners. */
export interface BannerContext {
  /** By `nodeId`. */
  readonly games: ReadonlyMap<string, GameItem>;
  /** By id. */
  readonly promotions: ReadonlyMap<string, Pick<Promotion, 'promotionId' | 'action' | 'title' | 'summary'>>;
  readonly categoryName: (category: GameCategory) => string;
  /** What a category offers, in a few words. */
  readonly categoryLine: (category: GameCategory) => string;
  readonly texts: { readonly playNow: string; readonly seeGames: string; readonly seeOffer: string };
  readonly isPageUrl: (url: string) => boolean;
}

type SlideDetails = Pick<BannerSlide, 'link' | 'title' | 'text' | 'action'>;

/**
 * Slides of the carousel. The link depends on the banner's `linkageType`; unknown games, promotions and pages, and URLs that are not
 * https, get no link.
 */
export function toBannerSlides(banners: readonly Banner[], context: BannerContext): BannerSlide[] {
  return banners.map((banner) => {
    const details = slideDetails(banner, context);
    // A link without title still needs an accessible name.
    const alt = details.link !== undefined && details.title === undefined ? (banner.target ?? '') : '';
    return { id: banner.url, image: { src: banner.url, ...BANNER_SIZE }, alt, ...details };
  });
}

function slideDetails(
  { linkageType, target = '' }: Banner,
  { games, promotions, categoryName, categoryLine, texts: labels, isPageUrl }: BannerContext,
): SlideDetails {
  switch (linkageType) {
    case 'GAME': {
      const game = games.get(target);
      if (game === undefined) return {};
      const text = isListedCategory(game.category) ? { text: categoryName(game.category) } : {};
      return { link: { to: gamePath(game) }, title: game.name, ...text, action: labels.playNow };
    }
    case 'PAGE': {
      if (!isPageUrl(target)) return {};
      const category = categoryOfPath(target);
      const texts =
        category === undefined
          ? {}
          : { title: categoryName(category), text: categoryLine(category), action: labels.seeGames };
      return { link: { to: target }, ...texts };
    }
    case 'URL': {
      const isSafe = urlOf(target)?.protocol === 'https:';
      return isSafe ? { link: { to: target, target: '_blank', rel: 'noopener noreferrer' } } : {};
    }
    case 'PROMOTION': {
      const promotion = promotions.get(target);
      if (promotion === undefined) return {};
      const { title, summary } = promotion;
      const text = summary === undefined ? {} : { text: summary };
      return { link: { to: promotionAddress(promotion) }, title, ...text, action: labels.seeOffer };
    }
    default:
      return {};
  }
}
