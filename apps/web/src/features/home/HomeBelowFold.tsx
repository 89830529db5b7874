import { BannerCarousel } from '@croupier/ui/game/BannerCarousel';
import { LobbySectionSkeleton } from '@croupier/ui/game/LobbySectionSkeleton';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { VendorSection } from '@croupier/ui/game/VendorSection';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { categoryPath, gamePath, vendorPath } from '../../shared/paths.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { homeCategories } from '../../shared/games/game-categories.ts';
import { shownCategory } from '../../shared/games/categories.ts';
import type { VendorItem } from '../../shared/games/game-item.ts';
import { gamesQuery, vendorsQuery } from '../../shared/games/game-queries.ts';
import { lotteryPath } from '../../shared/lottery-pages.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { promotionAddress } from '../../shared/offers/promotion-address.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { BANNER_SIZE } from './banner-slides.ts';
import { GameSection } from './GameSection.tsx';
import { useCarouselLabels } from './use-carousel-labels.ts';

/** At the end of the page: its code is loaded with its data. */
const Winners = lazyComponent(async () => (await import('./Winners.tsx')).Winners);

/** Distance to the viewport at which a part is rendered. */
const LOAD_MARGIN = '300px';

/** Vendor cards per section [LOBBY-05]. */
const MAX_VENDOR_CARDS = 5;

/** Maximum number of games that one request of a section returns [LOBBY-26]. */
const PREVIEW_SIZE = 20;

/** One row, because the placeholder is below the viewport. */
const SECTION_PLACEHOLDER = <LobbySectionSkeleton count={1} />;

interface LazyOnScrollProps {
  /** Rendered until the content is near the viewport. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once they are near the viewport. */
function LazyOnScroll({ skeleton, children }: LazyOnScrollProps): ReactNode {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (sentinel.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={sentinel}>{skeleton}</div>;
}

/** Rows of different kinds: slots with their ranks, and tables as wide as they are played. */
const sizes: Readonly<Partial<Record<HomeCategory, 'ranked' | 'wide'>>> = { RNG: 'ranked', LIVE: 'wide' };

function GamesOfCategory({ category }: Pick<CategorySectionProps, 'category'>): ReactNode {
  const { t } = useTranslation('games');
  const query = useQuery(gamesQuery(useGameQueryContext(), { category, pageSize: PREVIEW_SIZE }));
  const results = query.data?.games;
  // The platform's sports include e-sports and cockfights, which have their own sections.
  const games = useMemo(
    () => results?.filter((game) => shownCategory(game.category, game.vendor) === category),
    [results, category],
  );
  return (
    <GameSection
      title={t(`categories.${category}`)}
      query={query}
      games={games}
      seeAll={categoryPath(category)}
      size={sizes[category] ?? 'small'}
    />
  );
}

/** Games of a category that the platform lists only by vendor. */
function GamesOfVendors({ category, vendors }: CategorySectionProps): ReactNode {
  const { t } = useTranslation('games');
  const queryContext = useGameQueryContext();
  const { games, ...query } = useQueries({
    queries: vendors.map(({ code }) => gamesQuery(queryContext, { category, vendor: code, pageSize: PREVIEW_SIZE })),
    combine: (results) => ({
      games: results.some(({ data }) => data === undefined)
        ? undefined
        : results.flatMap(({ data }) => data?.games ?? []),
      error: results.find(({ error }) => error !== null)?.error ?? null,
      errorUpdateCount: Math.max(
        0,
        ...results.map(({ data, errorUpdateCount }) => (data === undefined ? errorUpdateCount : 0)),
      ),
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(results.map(async ({ refetch }) => refetch())),
    }),
  });
  return (
    <GameSection title={t(`categories.${category}`)} query={query} games={games} seeAll={categoryPath(category)} />
  );
}

/** The vendors of a category. */
function VendorCards({ category, vendors }: CategorySectionProps): ReactNode {
  const { t } = useTranslation('games');
  const { t: home } = useTranslation('home');
  const linkTo = (vendor: string): string => {
    if (category === 'COCKFIGHT') return gamePath({ category, vendor });
    return lotteryPath(vendor) ?? vendorPath(category, vendor);
  };
  const title = t(`categories.${category}`);
  return (
    <VendorSection
      title={title}
      vendors={vendors.slice(0, MAX_VENDOR_CARDS).map(({ code, name, logo = '' }) => ({
        id: code,
        name,
        logo,
        linkProps: { to: linkTo(code) },
      }))}
      seeAllLabel={home('sections.seeAll')}
      seeAll={{ to: categoryPath(category), 'aria-label': `${home('sections.seeAll')}: ${title}` }}
      linkComponent={Link}
    />
  );
}

interface CategorySectionProps {
  readonly category: HomeCategory;
  readonly vendors: readonly VendorItem[];
}

type HomeCategory = (typeof homeCategories)[number];

/** True for a category of few vendors instead of many games [LOBBY-03]. */
const isOfVendors = (category: HomeCategory): boolean => category === 'COCKFIGHT' || category === 'ELOTT';

function CategorySection(props: CategorySectionProps): ReactNode {
  if (isOfVendors(props.category)) return <VendorCards {...props} />;
  return props.category === 'ESPORTS' ? <GamesOfVendors {...props} /> : <GamesOfCategory category={props.category} />;
}

/** Promotion banners at the end of the page [HOME-06] [BANNER-04]. */
function HomePromotions(): ReactNode {
  const { t } = useTranslation('home');
  const labels = useCarouselLabels(t('footerBanners'));
  const { data } = useQuery(announcementsQuery(usePlatformLanguage()));
  const promotions = data?.promotion ?? [];
  const slides = promotions.flatMap((promotion) => {
    const { promotionId: id, bannerUrl: src, title } = promotion;
    if (src === undefined) return [];
    return [{ id, image: { src, ...BANNER_SIZE }, alt: '', title, link: { to: promotionAddress(promotion) } }];
  });
  if (slides.length === 0) return null;
  return <BannerCarousel variant="footer" slides={slides} labels={labels} priority={false} linkComponent={Link} />;
}

/** Content below the first screen; each part loads when it is near the viewport. */
export function HomeBelowFold(): ReactNode {
  const { brand } = useSite();
  const { data } = useQuery(vendorsQuery());
  if (data === undefined) return <LobbySectionSkeleton />;
  const vendorsByCategory = new Map(data.cards.map((entry) => [entry.category, entry]));
  const sections = homeCategories.flatMap((category) => {
    const entry = vendorsByCategory.get(category);
    const isOffered = entry !== undefined && (category !== 'COCKFIGHT' || brand.offersCockfights);
    return isOffered ? [{ category, vendors: entry.vendors }] : [];
  });
  const ofGames = sections.filter(({ category }) => !isOfVendors(category));
  const ofVendors = sections.filter(({ category }) => isOfVendors(category));
  return (
    <>
      {ofGames.map((section) => (
        <LazyOnScroll key={section.category} skeleton={SECTION_PLACEHOLDER}>
          <CategorySection {...section} />
        </LazyOnScroll>
      ))}
      {ofVendors.length > 0 && (
        <LazyOnScroll skeleton={SECTION_PLACEHOLDER}>
          <TwoColumns>
            {ofVendors.map((section) => (
              <CategorySection key={section.category} {...section} />
            ))}
          </TwoColumns>
        </LazyOnScroll>
      )}
      <LazyOnScroll skeleton={SECTION_PLACEHOLDER}>
        <Suspense fallback={SECTION_PLACEHOLDER}>
          <Winners />
        </Suspense>
        <HomePromotions />
      </LazyOnScroll>
    </>
  );
}
