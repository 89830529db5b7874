import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { GameQueryContext } from '../shared/games/game-queries.ts';
import { categoryPath, homePaths, paths } from './paths.ts';

/** Categories whose page lists games [ROUTE-19]. */
export const LOBBIES = ['RNG', 'LIVE', 'FISH', 'PVP'] as const;
/** Categories whose page lists vendors [ROUTE-18]. */
export const CENTRES = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;

const importHomePage = () => import('../features/home/HomePage.tsx');
export const loadHome = async (): Promise<ComponentType> => (await importHomePage()).HomePage;
export const loadGameLobbyPage = () => import('../features/lobby/GameLobbyPage.tsx');
export const loadGameCentrePage = () => import('../features/lobby/GameCentrePage.tsx');
export const loadGameListPage = () => import('../features/lobby/GameListPage.tsx');
export const loadPlayPage = () => import('../features/play/PlayPage.tsx');

/** Texts and data of the first page, loaded in parallel with its code. */
export interface EntryPage {
  /** Additional text namespaces. */
  readonly texts: readonly string[];
  /** Prefetches the page's data once the language is known. Failures are handled by the page's own queries. */
  readonly prefetch: (queryClient: QueryClient, queryContext: GameQueryContext) => void;
}

interface PreloadedPage {
  readonly pathnames: readonly string[];
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
  const page = preloadedPages(new URLSearchParams(search)).find(({ pathnames }) => pathnames.includes(pathname));
  // The first render handles a failure.
  page?.load().catch(() => undefined);
  return {
    texts: page?.texts ?? [],
    prefetch: (queryClient, queryContext) => void page?.prefetch?.(queryClient, queryContext).catch(() => undefined),
  };
}

function preloadedPages(params: URLSearchParams): readonly PreloadedPage[] {
  return [
    {
      pathnames: homePaths,
      texts: ['home'],
      load: loadHome,
      prefetch: async (...args) => (await importHomePage()).prefetchHome(...args),
    },
    ...LOBBIES.map((category): PreloadedPage => ({
      pathnames: [categoryPath(category)],
      texts: ['lobby'],
      load: loadGameLobbyPage,
      prefetch: async (...args) => (await loadGameLobbyPage()).prefetchLobby(...args, category, params),
    })),
    { pathnames: CENTRES.map(categoryPath), texts: ['lobby'], load: loadGameCentrePage },
    { pathnames: [paths.hot, paths.favorites, paths.recent], texts: ['lobby'], load: loadGameListPage },
    { pathnames: [paths.game], texts: ['play'], load: loadPlayPage },
  ];
}
