import { CountBadge } from '@croupier/ui/display/CountBadge';
import { CategoryMenu } from '@croupier/ui/navigation/CategoryMenu';
import { HeroRow } from '@croupier/ui/layout/HeroRow';
import { Icon } from '@croupier/ui/display/Icon';
import { LobbySectionSkeleton } from '@croupier/ui/game/LobbySectionSkeleton';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Marquee } from '@croupier/ui/display/Marquee';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useIsDesktop } from '@croupier/ui/theme';

import { useSite } from '../../config/site-context.ts';
import { categoryPath, paths } from '../../shared/paths.ts';
import type { Session } from '../../session/use-session.ts';
import { categoryIcon } from '../../shared/games/category-icon.tsx';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import {
  favoriteGamesQuery,
  hotGamesQuery,
  recentGamesQuery,
  vendorsQuery,
  type GameQueryContext,
} from '../../shared/games/game-queries.ts';
import { noticePath } from '../../shared/notice-path.ts';
import { useIsUnread } from '../../shared/read-announcements.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { GameSection } from './GameSection.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { Jackpot } from './Jackpot.tsx';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { NOTICES_SKELETON } from './placeholder-sizes.ts';

/** Scrolling notices, which lead to the list of announcements. Empty when loading fails. */
function HomeNotices(): ReactNode {
  const { t } = useTranslation('home');
  const { data, error } = useQuery(announcementsQuery(usePlatformLanguage()));
  const isUnread = useIsUnread();
  const notices = data?.player ?? [];
  const unreadCount = notices.filter(({ id }) => isUnread(id)).length;
  if (data === undefined && error === null) return <Skeleton {...NOTICES_SKELETON} />;
  return (
    <Marquee
      items={notices.map(({ id, title }) => ({ id, text: title }))}
      labels={{
        name: t('notices.name'),
        pause: t('notices.pause'),
        play: t('notices.play'),
        next: t('notices.next'),
      }}
      icon={
        <>
          <Icon name="horn" />
          <CountBadge count={unreadCount} label="" />
        </>
      }
      linkOf={(id) => ({ to: noticePath(id) })}
      all={{ label: t('notices.all', { count: unreadCount }), link: { to: paths.announcements } }}
      linkComponent={Link}
    />
  );
}

export interface HomeBodyProps {
  readonly session: Session;
}

const HomeBelowFold = lazyComponent(async () => (await import('./HomeBelowFold.tsx')).HomeBelowFold);

/** Prefetches the data of the first screen. */
export function prefetchAboveFold(queryClient: QueryClient, queryContext: GameQueryContext): void {
  void queryClient.prefetchQuery(announcementsQuery(queryContext.language));
  void queryClient.prefetchQuery(vendorsQuery());
  void queryClient.prefetchQuery(hotGamesQuery(queryContext));
}

/** Notices, banner, jackpot and sections of games [HOME-01] [HOME-02] [HOME-03] [HOME-04]. */
export function HomeBody({ session }: HomeBodyProps): ReactNode {
  // Phones have games in the first screen, and the jackpot below them.
  const isDesktop = useIsDesktop();
  return (
    <>
      <HomeNotices />
      <HeroRow {...(isDesktop && { aside: <Jackpot /> })}>
        <HomeBanner />
      </HeroRow>
      <PageStack>
        <Categories />
        <AccountFailure session={session} />
        <HotGames />
        {!isDesktop && <Jackpot />}
        {session.state === 'member' && !session.isTrial && <FavoriteGames />}
        {session.state === 'member' && <RecentGames />}
        <Suspense fallback={<LobbySectionSkeleton />}>
          <HomeBelowFold />
        </Suspense>
      </PageStack>
    </>
  );
}

function AccountFailure({ session }: HomeBodyProps): ReactNode {
  const { t } = useTranslation('home');
  if (session.state !== 'failed') return null;
  return (
    <FailedState
      title={t('failed.title')}
      error={session.error}
      onRetry={session.retry}
      isRetrying={session.isRetrying}
    />
  );
}

/** Categories on phones; desktops have them in the header and in the side menu, in the same order of the platform. */
function Categories(): ReactNode {
  const { t } = useTranslation();
  const { t: games } = useTranslation('games');
  const { brand } = useSite();
  const isDesktop = useIsDesktop();
  const { data } = useQuery(vendorsQuery());
  if (isDesktop) return null;
  const offered = (data?.navigation ?? []).filter(({ category }) => category !== 'COCKFIGHT' || brand.offersCockfights);
  return (
    <CategoryMenu
      label={t('menuGames')}
      value="home"
      items={[
        { value: 'home', label: t('home'), icon: <Icon name="home" />, link: { to: paths.home } },
        ...offered.map(({ category }) => ({
          value: category,
          label: games(`categories.${category}`),
          icon: categoryIcon(category),
          link: { to: categoryPath(category) },
        })),
      ]}
      linkComponent={Link}
    />
  );
}

function HotGames(): ReactNode {
  const { t } = useTranslation('games');
  const query = useQuery(hotGamesQuery(useGameQueryContext()));
  return (
    <GameSection
      title={t('categories.HOT')}
      query={query}
      games={query.data}
      seeAll={paths.hot}
      list="HOT"
      size="mosaic"
    />
  );
}

function FavoriteGames(): ReactNode {
  const { t } = useTranslation('games');
  const query = useQuery(favoriteGamesQuery(useGameQueryContext()));
  return <GameSection title={t('categories.FAV')} query={query} games={query.data} seeAll={paths.favorites} />;
}

function RecentGames(): ReactNode {
  const { t } = useTranslation('games');
  const query = useQuery(recentGamesQuery(useGameQueryContext()));
  return <GameSection title={t('categories.RECENT')} query={query} games={query.data?.games} seeAll={paths.recent} />;
}
