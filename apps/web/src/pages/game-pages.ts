import { createElement, Suspense, type ReactNode } from 'react';

import {
  gameCategories,
  type GamesCategory,
  type ListKind,
  type VendorsCategory,
} from '../shared/games/game-categories.ts';
import { lazyComponent } from '../shared/page/lazy-component.ts';
import { lazyPage } from '../shared/page/lazy-page.ts';
import { categoryPath, listPaths, paths } from '../shared/paths.ts';
import type { Page } from './page.ts';

const QuickDeposit = lazyPage(async () => (await import('../features/deposit/QuickDeposit.tsx')).QuickDeposit);

/** Deposit over a game; composed here, because features must not import each other. */
function quickDeposit(onDone: () => void): ReactNode {
  return createElement(Suspense, null, createElement(QuickDeposit, { onDone }));
}

const SportsCentre = lazyComponent(async () => (await import('../features/sports/SportsCentre.tsx')).SportsCentre);

/** Categories with matches above their vendors; composed here, because features must not import each other. */
const isSports = (category: VendorsCategory): category is 'SPORTS' | 'ESPORTS' =>
  category === 'SPORTS' || category === 'ESPORTS';

const lobbyPage = (page: Pick<Page, 'id' | 'paths' | 'load'> & Partial<Page>): Page => ({
  frame: 'site',
  access: 'everyone',
  texts: ['lobby'],
  ...page,
});

const gamesPage = (category: GamesCategory): Page =>
  lobbyPage({
    id: category,
    paths: [categoryPath(category)],
    titleKey: `games:categories.${category}`,
    isWide: true,
    isLanding: true,
    load: async () => {
      const { GameLobbyPage, prefetchLobby } = await import('../features/lobby/GameLobbyPage.tsx');
      // Composed here, because features must not import each other.
      const lead = category === 'LIVE' && (await import('../features/live/LiveRooms.tsx')).liveRooms;
      return {
        Page: () => createElement(GameLobbyPage, { category, lead }),
        prefetch: (queryClient, queryContext, params) => prefetchLobby(queryClient, queryContext, category, params),
      };
    },
  });

const vendorsPage = (category: Exclude<VendorsCategory, 'COCKFIGHT'>): Page =>
  lobbyPage({
    id: category,
    paths: [categoryPath(category)],
    titleKey: `games:categories.${category}`,
    isLanding: true,
    ...(isSports(category) && { texts: ['lobby', 'sports', 'bets', 'forms'] }),
    load: async () => {
      const { GameCentrePage, prefetchVendors } = await import('../features/lobby/GameCentrePage.tsx');
      const lead = isSports(category) ? createElement(SportsCentre, { category }) : undefined;
      return { Page: () => createElement(GameCentrePage, { page: category, lead }), prefetch: prefetchVendors };
    },
  });

const listPage = (kind: ListKind, page: Pick<Page, 'access' | 'isLanding'>): Page =>
  lobbyPage({
    ...page,
    id: kind,
    paths: [listPaths[kind]],
    titleKey: `games:categories.${kind}`,
    isWide: true,
    load: async () => {
      const { GameListHeader, GameListPage, GameListSkeleton, prefetchHotList } =
        await import('../features/lobby/GameListPage.tsx');
      return {
        Header: () => createElement(GameListHeader, { kind }),
        Page: () => createElement(GameListPage, { kind }),
        Skeleton: () => createElement(GameListSkeleton, { kind }),
        ...(kind === 'HOT' && { prefetch: prefetchHotList }),
      };
    },
  });

const lotteryPages = (['lottery', 'vnLottery', 'seaLottery'] as const).map((kind): Page => ({
  id: kind,
  paths: [`/${kind}`],
  frame: 'lottery',
  access: 'players',
  texts: ['lottery', 'bets', 'forms'],
  titleKey: `lottery:kinds.${kind}`,
  load: async () => {
    const { LotteryPage } = await import('../features/lottery/LotteryPage.tsx');
    return { Page: () => createElement(LotteryPage, { kind }) };
  },
}));

/** Cockfights are a view of the sports page. */
const categoryPages = gameCategories.flatMap((category) => {
  if (category.id === 'COCKFIGHT') return [];
  return [category.lists === 'games' ? gamesPage(category.id) : vendorsPage(category.id)];
});

/** Pages of games [ROUTE-14] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-21] [ROUTE-22] [ROUTE-23] [ROLE-06]. */
export const gamePages: readonly Page[] = [
  ...categoryPages,
  listPage('HOT', { access: 'everyone', isLanding: true }),
  listPage('FAV', { access: 'members' }),
  listPage('RECENT', { access: 'players' }),
  ...lotteryPages,
  {
    id: 'game',
    paths: [paths.game],
    frame: 'game',
    access: 'everyone',
    texts: ['play'],
    titleKey: 'play:title',
    load: async () => {
      const { PlayPage } = await import('../features/play/PlayPage.tsx');
      return { Page: () => createElement(PlayPage, { quickDeposit }) };
    },
  },
];
