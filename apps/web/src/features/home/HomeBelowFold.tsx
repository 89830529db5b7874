import { LobbySectionSkeleton } from '@croupier/ui/LobbySectionSkeleton';
import { VendorSection } from '@croupier/ui/VendorSection';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BannerCarousel } from '@croupier/ui/BannerCarousel';

import { useSite } from '../../config/site-context.ts';
import { categoryPath, gamePath, vendorPath } from '../../routes/paths.ts';
import { shownCategory } from '../../shared/games/categories.ts';
import { gamesQuery, vendorsQuery } from '../../shared/games/game-queries.ts';
import type { VendorItem } from '../../shared/games/game-item.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { GameSection } from './GameSection.tsx';
import { Winners } from './Winners.tsx';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { BANNER_SIZE } from './banner-slides.ts';
import { useCarouselLabels } from './use-carousel-labels.ts';
import { usePromotionDialog } from './use-offer.tsx';

/** Distance to the viewport at which loading starts. */
const LOAD_MARGIN = '300px';

interface WhenNearProps {
  /** Skeleton of the same size as the content. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once scrolled near. */
function LazyOnScroll({ skeleton, children }: WhenNearProps): ReactNode {
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

/** Order of the sections after the member's own [LOBBY-01]. */
const SECTIONS = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'ELOTT'] as const;

type SectionName = (typeof SECTIONS)[number];

/** Vendor cards per section [LOBBY-05]. */
const MAX_VENDOR_CARDS = 5;

/** Page size of a preview [LOBBY-26]. */
const PREVIEW_SIZE = 20;

/** A placeholder is enough far below the viewport. */
const SECTION_PLACEHOLDER = <LobbySectionSkeleton count={1} />;

/** Content below the first screen; each part loads when scrolled near. */
export function HomeBelowFold(): ReactNode {
  const { brand } = useSite();
  const { data } = useQuery(vendorsQuery());
  if (data === undefined) return <LobbySectionSkeleton />;
  const offered = new Map(data.cards.map((entry) => [entry.category, entry]));
  return (
    <>
      {SECTIONS.map((name) => {
        const entry = offered.get(name);
        if (entry === undefined || (name === 'COCKFIGHT' && !brand.offersCockfights)) return null;
        return (
          <LazyOnScroll key={name} skeleton={SECTION_PLACEHOLDER}>
            <CategorySection category={name} vendors={entry.vendors} />
          </LazyOnScroll>
        );
      })}
      <LazyOnScroll skeleton={SECTION_PLACEHOLDER}>
        <Winners />
        <HomePromotions />
      </LazyOnScroll>
    </>
  );
}

interface CategorySectionProps {
  readonly category: SectionName;
  readonly vendors: readonly VendorItem[];
}

function CategorySection(props: CategorySectionProps): ReactNode {
  switch (props.category) {
    case 'COCKFIGHT':
    case 'ELOTT':
      return <VendorCards {...props} />;
    case 'ESPORTS':
      return <GamesOfVendors {...props} />;
    default:
      return <GamesOfCategory category={props.category} />;
  }
}

function GamesOfCategory({ category }: Pick<CategorySectionProps, 'category'>): ReactNode {
  const { t } = useTranslation('games');
  const query = useQuery(gamesQuery(useGameQueryContext(), { category, pageSize: PREVIEW_SIZE }));
  const listed = query.data?.games;
  // The platform lists under sports what the site shows elsewhere, or not at all.
  const games = useMemo(
    () => listed?.filter((game) => shownCategory(game.category, game.vendor) === category),
    [listed, category],
  );
  return (
    <GameSection title={t(`categories.${category}`)} query={query} games={games} seeAll={categoryPath(category)} />
  );
}

/** A category that the platform knows by its vendors only. */
function GamesOfVendors({ category, vendors }: CategorySectionProps): ReactNode {
  const { t } = useTranslation('games');
  const queryContext = useGameQueryContext();
  const { games, ...query } = useQueries({
    queries: vendors.map(({ code }) => gamesQuery(queryContext, { category, vendor: code, pageSize: PREVIEW_SIZE })),
    combine: (answers) => ({
      games: answers.some(({ data }) => data === undefined)
        ? undefined
        : answers.flatMap(({ data }) => data?.games ?? []),
      error: answers.find(({ error }) => error !== null)?.error ?? null,
      errorUpdateCount: Math.max(0, ...answers.map((one) => (one.data === undefined ? one.errorUpdateCount : 0))),
      isFetching: answers.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(answers.map(async ({ refetch }) => refetch())),
    }),
  });
  return (
    <GameSection title={t(`categories.${category}`)} query={query} games={games} seeAll={categoryPath(category)} />
  );
}

/** A category of vendors instead of games [LOBBY-03]. */
function VendorCards({ category, vendors }: CategorySectionProps): ReactNode {
  const { t } = useTranslation('games');
  const { t: home } = useTranslation('home');
  const linkTo = (vendor: string): string =>
    category === 'COCKFIGHT' ? gamePath({ category, vendor }) : vendorPath(category, vendor);
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

/** Promotion banners at the end of the page; each opens its promotion [HOME-06] [BANNER-04]. */
function HomePromotions(): ReactNode {
  const { t } = useTranslation('home');
  const labels = useCarouselLabels(t('footerBanners'));
  const { data } = useQuery(announcementsQuery(usePlatformLanguage()));
  const promotions = data?.promotion ?? [];
  const offer = usePromotionDialog(promotions);
  const slides = promotions.flatMap(({ promotionId: id, bannerUrl, title }) =>
    bannerUrl === undefined
      ? []
      : [{ id, image: { src: bannerUrl, ...BANNER_SIZE }, alt: '', title, onSelect: () => offer.open(id) }],
  );
  if (slides.length === 0) return null;
  return (
    <>
      <BannerCarousel variant="footer" slides={slides} labels={labels} priority={false} />
      {offer.dialog}
    </>
  );
}
