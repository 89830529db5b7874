import { createElement, Suspense, type ReactNode } from 'react';

import {
  gameCategories,
  type GamesCategory,
  type ListKind,
  type VendorsCategory,
} from '../shared/games/game-categories.ts';
import { lazyPage } from '../shared/page/page-load-error.ts';
import { categoryPath, listPaths, paths } from '../shared/paths.ts';
import type { Page } from './page.ts';

const QuickDeposit = lazyPage(async () => (await import('../features/deposit/QuickDeposit.tsx')).QuickDeposit);

/** Deposit over a game; composed here, because features must not import each other. */
function quickDeposit(onDone: () => void): ReactNode {
  return createElement(Suspense, null, createElement(QuickDeposit, { onDone }));
}

const gamesPage = (category: GamesCategory): Page => ({
  id: category,
  paths: [categoryPath(category)],
  frame: 'site',
  access: 'everyone',
  texts: ['lobby'],
  titleKey: `games:categories.${category}`,
  isWide: true,
  load: async () => {
    const { GameLobbyPage, prefetchLobby } = await import('../features/lobby/GameLobbyPage.tsx');
    return {
      Page: () => createElement(GameLobbyPage, { category }),
      prefetch: (queryClient, queryContext, params) => prefetchLobby(queryClient, queryContext, category, params),
    };
  },
});

const vendorsPage = (category: VendorsCategory): Page => ({
  id: category,
  paths: [categoryPath(category)],
  frame: 'site',
  access: 'everyone',
  texts: ['lobby'],
  titleKey: `games:categories.${category}`,
  load: async () => {
    const { GameCentrePage } = await import('../features/lobby/GameCentrePage.tsx');
    return { Page: () => createElement(GameCentrePage, { page: category }) };
  },
});

const listPage = (kind: ListKind, access: Page['access']): Page => ({
  id: kind,
  paths: [listPaths[kind]],
  frame: 'site',
  access,
  texts: ['lobby'],
  titleKey: `games:categories.${kind}`,
  isWide: true,
  load: async () => {
    const { GameListHeader, GameListPage, GameListSkeleton } = await import('../features/lobby/GameListPage.tsx');
    return {
      Header: () => createElement(GameListHeader, { kind }),
      Page: () => createElement(GameListPage, { kind }),
      Skeleton: () => createElement(GameListSkeleton, { kind }),
    };
  },
});

/** Cockfights are a view of the sports page. */
const categoryPages = gameCategories.flatMap((category) => {
  if (category.id === 'COCKFIGHT') return [];
  return [category.lists === 'games' ? gamesPage(category.id) : vendorsPage(category.id)];
});

/** Pages of games [ROUTE-14] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROLE-06]. */
export const gamePages: readonly Page[] = [
  ...categoryPages,
  listPage('HOT', 'everyone'),
  listPage('FAV', 'members'),
  listPage('RECENT', 'players'),
  {
    id: 'game',
    paths: [paths.game],
    frame: 'game',
    access: 'everyone',
    texts: ['play'],
    titleKey: 'play:title',
    example: `${paths.game}?vassalage=TALA&gameType=RNG&nodeId=rng_20510`,
    load: async () => {
      const { PlayPage } = await import('../features/play/PlayPage.tsx');
      return { Page: () => createElement(PlayPage, { quickDeposit }) };
    },
  },
];
