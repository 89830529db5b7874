import type { Banner } from '@croupier/sdk/types';
import type { BannerSlide } from '@croupier/ui/BannerCarousel';

import { categoryOfPath, gamePath, isSitePath } from '../../routes/paths.ts';
import type { GameItem } from '../../shared/games/game-item.ts';
import { urlOf } from '../../shared/safe-link.ts';

/** Intrinsic size of the banners in px; their boxes crop them. */
export const BANNER_SIZE = { width: 1000, height: 420 } as const;

/** Lookup data for titles and links of banners. */
export interface BannerContext {
  /** By `nodeId`. */
  readonly games: ReadonlyMap<string, GameItem>;
  /** Promotion titles by id. */
  readonly promotions: ReadonlyMap<string, string>;
  readonly categoryName: (category: string) => string;
  readonly texts: { readonly playNow: string; readonly seeGames: string; readonly seeOffer: string };
  readonly onPromotion: (promotionId: string) => void;
}

type SlideTexts = Pick<BannerSlide, 'link' | 'onSelect' | 'title' | 'action'>;

/**
 * Slides of the carousel. A banner links by its kind, a promotion opens in a dialog, and links outside this site are
 * dropped.
 */
export function toBannerSlides(banners: readonly Banner[], context: BannerContext): BannerSlide[] {
  return banners.map((banner) => {
    const words = slideTexts(banner, context);
    // A link without title still needs an accessible name.
    const alt = words.link !== undefined && words.title === undefined ? (banner.target ?? '') : '';
    return { id: banner.url, image: { src: banner.url, ...BANNER_SIZE }, alt, ...words };
  });
}

function slideTexts(
  { linkageType, target = '' }: Banner,
  { games, promotions, categoryName, texts, onPromotion }: BannerContext,
): SlideTexts {
  switch (linkageType) {
    case 'GAME': {
      const game = games.get(target);
      return game === undefined ? {} : { link: { to: gamePath(game) }, title: game.name, action: texts.playNow };
    }
    case 'PAGE': {
      if (!isSitePath(target)) return {};
      const category = categoryOfPath(target);
      const words = category === undefined ? {} : { title: categoryName(category), action: texts.seeGames };
      return { link: { to: target }, ...words };
    }
    case 'URL': {
      const isSafe = urlOf(target)?.protocol === 'https:';
      return isSafe ? { link: { to: target, target: '_blank', rel: 'noopener noreferrer' } } : {};
    }
    case 'PROMOTION': {
      const title = promotions.get(target);
      return title === undefined ? {} : { title, action: texts.seeOffer, onSelect: () => onPromotion(target) };
    }
    default:
      return {};
  }
}
