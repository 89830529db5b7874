import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { GameQueryContext } from '../shared/games/game-queries.ts';
import { categoryPath, homePaths, paths } from './paths.ts';

/** Categories whose page lists games [ROUTE-19], and those whose page lists vendors [ROUTE-18]. */
export const LOBBIES = ['RNG', 'LIVE', 'FISH', 'PVP'] as const;
export const CENTRES = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;

const loadHomeFile = () => import('../features/home/HomePage.tsx');
export const loadHome = async (): Promise<ComponentType> => (await loadHomeFile()).HomePage;
export const loadGameLobbyPage = () => import('../features/lobby/GameLobbyPage.tsx');
export const loadGameCentrePage = () => import('../features/lobby/GameCentrePage.tsx');
export const loadGameListPage = () => import('../features/lobby/GameListPage.tsx');
export const loadGamePage = () => import('../features/play/PlayPage.tsx');

/** Code and data that the first page of a visit needs, loaded in parallel. */
export interface EntryPage {
  /** Text namespaces besides the common ones. */
  readonly texts: readonly string[];
  /** Prefetches the page's data once session and language are known. Failures surface when the page queries. */
  readonly prefetch: (queryClient: QueryClient, queryContext: GameQueryContext) => void;
}

interface PreloadedPage {
  readonly at: readonly string[];
  readonly texts: readonly string[];
  readonly load: () => Promise<unknown>;
  readonly prefetch?: (queryClient: QueryClient, queryContext: GameQueryContext) => Promise<void>;
}

/** Starts loading the code of the page at this URL. */
export function prefetchEntryPage({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): EntryPage {
  const page = preloadedPages(new URLSearchParams(search)).find(({ at }) => at.includes(pathname));
  // A failure surfaces in the first render.
  page?.load().catch(() => undefined);
  return {
    texts: page?.texts ?? [],
    prefetch: (queryClient, queryContext) => void page?.prefetch?.(queryClient, queryContext).catch(() => undefined),
  };
}

function preloadedPages(params: URLSearchParams): readonly PreloadedPage[] {
  return [
    {
      at: homePaths,
      texts: ['home'],
      load: loadHome,
      prefetch: async (...whom) => (await loadHomeFile()).prefetchHome(...whom),
    },
    ...LOBBIES.map((category): PreloadedPage => ({
      at: [categoryPath(category)],
      texts: ['lobby'],
      load: loadGameLobbyPage,
      prefetch: async (...whom) => (await loadGameLobbyPage()).prefetchLobby(...whom, category, params),
    })),
    { at: CENTRES.map(categoryPath), texts: ['lobby'], load: loadGameCentrePage },
    { at: [paths.hot, paths.favorites, paths.recent], texts: ['lobby'], load: loadGameListPage },
    { at: [paths.game], texts: ['play'], load: loadGamePage },
  ];
}
