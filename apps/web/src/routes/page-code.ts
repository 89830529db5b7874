import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { Asker } from '../shared/games/game-queries.ts';
import { categoryPath, homeAddresses, paths } from './paths.ts';

/** Categories whose page lists games [ROUTE-19], and those whose page lists vendors [ROUTE-18]. */
export const LOBBIES = ['RNG', 'LIVE', 'FISH', 'PVP'] as const;
export const CENTRES = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;

const loadHomeFile = () => import('../features/home/HomePage.tsx');
export const loadHome = async (): Promise<ComponentType> => (await loadHomeFile()).HomePage;
export const loadGameLobbyPage = () => import('../features/lobby/GameLobbyPage.tsx');
export const loadGameCentrePage = () => import('../features/lobby/GameCentrePage.tsx');
export const loadGameListPage = () => import('../features/lobby/GameListPage.tsx');
export const loadGamePage = () => import('../features/play/GamePage.tsx');

/** Code and data that the first page of a visit needs, loaded in parallel. */
export interface FirstPage {
  /** Text namespaces besides the common ones. */
  readonly texts: readonly string[];
  /** Prefetches the page's data once session and language are known. Failures surface when the page queries. */
  readonly ask: (queryClient: QueryClient, asker: Asker) => void;
}

interface KnownPage {
  readonly at: readonly string[];
  readonly texts: readonly string[];
  readonly load: () => Promise<unknown>;
  readonly ask?: (queryClient: QueryClient, asker: Asker) => Promise<void>;
}

/** Starts loading the code of the page at this URL. */
export function fetchFirstPage({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): FirstPage {
  const page = knownPages(new URLSearchParams(search)).find(({ at }) => at.includes(pathname));
  // A failure surfaces in the first render.
  page?.load().catch(() => undefined);
  return {
    texts: page?.texts ?? [],
    ask: (queryClient, asker) => void page?.ask?.(queryClient, asker).catch(() => undefined),
  };
}

function knownPages(params: URLSearchParams): readonly KnownPage[] {
  return [
    {
      at: homeAddresses,
      texts: ['home'],
      load: loadHome,
      ask: async (...whom) => (await loadHomeFile()).askForHome(...whom),
    },
    ...LOBBIES.map((category): KnownPage => ({
      at: [categoryPath(category)],
      texts: ['lobby'],
      load: loadGameLobbyPage,
      ask: async (...whom) => (await loadGameLobbyPage()).askForLobby(...whom, category, params),
    })),
    { at: CENTRES.map(categoryPath), texts: ['lobby'], load: loadGameCentrePage },
    { at: [paths.hot, paths.favorites, paths.recent], texts: ['lobby'], load: loadGameListPage },
    { at: [paths.game], texts: ['play'], load: loadGamePage },
  ];
}
