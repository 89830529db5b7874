import { getGameQuery } from '@croupier/sdk/hooks';
import type { Banner, Promotion } from '@croupier/sdk/types';
import { BannerCarousel } from '@croupier/ui/game/BannerCarousel';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { toGameItem } from '../../shared/games/game-item.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { BannerPlaceholder } from './BannerPlaceholder.tsx';
import { toBannerSlides } from './banner-slides.ts';
import { useCarouselLabels } from './use-carousel-labels.ts';

/** Banner carousel. */
export function HomeBanner(): ReactNode {
  const { t } = useTranslation('home');
  const query = useQuery(announcementsQuery(usePlatformLanguage()));
  return (
    <QueryBoundary query={query} skeleton={<BannerPlaceholder />} failure={t('banner.failed')}>
      {({ banners, promotion }) => <Carousel banners={banners} promotions={promotion} />}
    </QueryBoundary>
  );
}

interface CarouselProps {
  readonly banners: readonly Banner[];
  readonly promotions: readonly Promotion[];
}

function Carousel({ banners, promotions }: CarouselProps): ReactNode {
  const { t } = useTranslation('home');
  const { t: gameText } = useTranslation('games');
  const labels = useCarouselLabels(t('banner.name'));
  const language = usePlatformLanguage();
  const { isPageUrl } = useSite();
  const gameIds = banners.flatMap(({ linkageType, target }) =>
    linkageType === 'GAME' && target !== undefined ? [target] : [],
  );
  const games = useQueries({
    queries: gameIds.map((nodeId) => getGameQuery({ nodeId, language }, { select: toGameItem })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const slides = toBannerSlides(banners, {
    games: new Map(games.map((game) => [game.nodeId, game])),
    promotions: new Map(promotions.map((promotion) => [promotion.promotionId, promotion])),
    categoryName: (category) => gameText(`categories.${category}`),
    categoryLine: (category) => t(`banner.lines.${category}`),
    isPageUrl,
    texts: { playNow: t('banner.playNow'), seeGames: t('banner.seeGames'), seeOffer: t('banner.seeOffer') },
  });
  if (slides.length === 0) return null;
  return <BannerCarousel slides={slides} labels={labels} linkComponent={Link} />;
}
