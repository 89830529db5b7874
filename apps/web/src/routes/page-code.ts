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

/** The page that a visit begins with: its code is on its way, and what it needs besides can be fetched meanwhile. */
export interface FirstPage {
  /** Names of its texts, besides those of every page. */
  readonly texts: readonly string[];
  /** Asks for what it shows, once it is known whom and in which language. The page hears of failures when it asks again. */
  readonly ask: (queryClient: QueryClient, asker: Asker) => void;
}

interface KnownPage {
  readonly at: readonly string[];
  readonly texts: readonly string[];
  readonly load: () => Promise<unknown>;
  readonly ask?: (queryClient: QueryClient, asker: Asker) => Promise<void>;
}

/** Begins to load the code of the page at this address, which the first render will ask for. */
export function fetchFirstPage({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): FirstPage {
  const page = knownPages(new URLSearchParams(search)).find(({ at }) => at.includes(pathname));
  // The first render hears of a failure.
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
