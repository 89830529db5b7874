import {
  listFavoriteGamesOptions,
  listFavoriteGamesQueryKey,
  listGamesOptions,
  listGameVendorsOptions,
  listHotGamesOptions,
  listRecentGamesOptions,
} from '@croupier/sdk/query';
import type {
  Game,
  LanguageCode,
  ListFavoriteGamesResponse,
  ListGamesResponse,
  ListGameVendorsResponse,
  ListHotGamesResponse,
  ListRecentGamesResponse,
} from '@croupier/sdk/types';
import { queryOptions } from '@tanstack/react-query';

import { categoriesFromLanes, categoriesOfNavigation, wireType, type CategoryVendors } from './categories.ts';
import { toGameItem, type GameItem } from './game-item.ts';

type Category = Game['gameType'];

/** Query values common to game lists. */
export interface GameQueryContext {
  readonly merchantCode: string;
  readonly language: LanguageCode;
}

export interface GameResults {
  readonly games: readonly GameItem[];
  readonly totalPages: number;
}

export interface GameFilter {
  readonly category: Category;
  readonly vendor?: string | undefined;
  readonly classify?: string | undefined;
  readonly isNew?: boolean;
  /** Part of the game's name. */
  readonly name?: string | undefined;
  /** One-based. */
  readonly page?: number;
  /** 15 in lobbies and searches [LOBBY-24] [LOBBY-25], 20 in a section of the home page [LOBBY-26]. */
  readonly pageSize?: 15 | 20;
}

/** Vendors by category. The platform has one list for the navigation and one for cards, in different orders. */
interface Vendors {
  readonly navigation: readonly CategoryVendors[];
  readonly cards: readonly CategoryVendors[];
}

// Defined outside the queries: TanStack Query runs `select` again when it is a new function.
const toVendors = ({ value }: ListGameVendorsResponse): Vendors => ({
  navigation: categoriesOfNavigation(value.sortedVendors),
  cards: categoriesFromLanes(value.lanes),
});
const toGamePage = ({ value }: ListGamesResponse): GameResults => ({
  games: value.games.map(toGameItem),
  totalPages: value.totalPages,
});
const toHotGames = ({ value }: ListHotGamesResponse): readonly GameItem[] => value.list.map(toGameItem);
const toFavoriteGames = ({ value }: ListFavoriteGamesResponse): readonly GameItem[] => value.content.map(toGameItem);
const toRecentGames = ({ value }: ListRecentGamesResponse): GameResults => ({
  games: value.list.map(toGameItem),
  totalPages: value.totalPages,
});

/** Vendors by category; refetched after ten minutes [VENDOR-01]. */
export function vendorsQuery() {
  return queryOptions({
    ...listGameVendorsOptions({ query: { platform: 'html5-desktop' } }),
    staleTime: 600_000,
    select: toVendors,
  });
}

/** One page of a category's games. E-sports and cockfights are requested as SPORTS with their vendor. */
export function gamesQuery({ merchantCode, language }: GameQueryContext, filter: GameFilter) {
  const { category, vendor, classify, isNew = false, name = '', page = 1, pageSize = 15 } = filter;
  const gameName = name.trim();
  return queryOptions({
    ...listGamesOptions({
      query: {
        clientType: 3,
        platform: 'flash,html5-desktop',
        merchant: merchantCode,
        gameType: wireType(category),
        ...(vendor !== undefined && { vassalage: vendor }),
        ...(classify !== undefined && { gameClassify: classify }),
        ...(isNew && { isNew }),
        ...(gameName !== '' && { gameName }),
        pageNo: page,
        pageSize,
        language,
      },
    }),
    select: toGamePage,
  });
}

/** Hot games, all or of one category. */
export function hotGamesQuery({ merchantCode, language }: GameQueryContext, category?: Category) {
  return queryOptions({
    ...listHotGamesOptions({
      query: {
        merchantCode,
        isPlatform: 2,
        platform: 'html5-desktop',
        language,
        ...(category !== undefined && { gameType: wireType(category) }),
      },
    }),
    select: toHotGames,
  });
}

/** Prefix of the query keys of all lists of favourites. */
export const FAVORITE_LISTS_KEY = listFavoriteGamesQueryKey({
  query: { clientType: 3, platform: 'html5-desktop', pageNo: 1, pageSize: 999, language: 'EN' },
}).map(({ _id }) => ({ _id }));

/** All favourites of the member. */
export function favoriteGamesQuery({ language }: GameQueryContext, category?: Category) {
  return queryOptions({
    ...listFavoriteGamesOptions({
      query: {
        clientType: 3,
        platform: 'html5-desktop',
        pageNo: 1,
        pageSize: 999,
        language,
        ...(category !== undefined && { gameType: wireType(category) }),
      },
    }),
    select: toFavoriteGames,
  });
}

/** One page of recently played games, newest first. */
export function recentGamesQuery(
  { language }: GameQueryContext,
  { category, page = 1 }: { category?: Category; page?: number } = {},
) {
  return queryOptions({
    ...listRecentGamesOptions({
      query: { page, pageSize: 20, clientType: 3, language, ...(category !== undefined && { gameType: category }) },
    }),
    select: toRecentGames,
  });
}
