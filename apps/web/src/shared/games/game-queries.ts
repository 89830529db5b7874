import {
  listFavoriteGamesQuery,
  listGamesQuery,
  listGameVendorsQuery,
  listHotGamesQuery,
  listRecentGamesQuery,
  type ValueOf,
} from '@croupier/sdk/hooks';
import type {
  Game,
  LanguageCode,
  ListFavoriteGamesResponse,
  ListGamesData,
  ListGamesResponse,
  ListGameVendorsResponse,
  ListHotGamesResponse,
  ListRecentGamesResponse,
} from '@croupier/sdk/types';

import { categoriesFromLanes, categoriesOfNavigation, wireType, type CategoryVendors } from './categories.ts';
import { toGameItem, type GameItem } from './game-item.ts';

type Category = Game['gameType'];

/** Query values common to game lists. */
export interface GameQueryContext {
  readonly merchantCode: string;
  readonly language: LanguageCode;
}

interface GamePage {
  readonly games: readonly GameItem[];
  readonly totalPages: number;
}

export interface GameResults extends GamePage {
  /** Games on all pages. */
  readonly totalGames: number;
}

/** Order of a game list; without one the platform's. */
export type GameOrder = Pick<ListGamesData['query'], 'sort' | 'order'>;

/** Games per page of a lobby and of a search [LOBBY-24] [LOBBY-25]. */
export const LOBBY_PAGE_SIZE = 15;

export interface GameFilter {
  readonly category: Category;
  /** One code, or several separated by commas, as `classify`. */
  readonly vendor?: string | undefined;
  readonly classify?: string | undefined;
  readonly ordering?: GameOrder;
  readonly isNew?: boolean;
  /** Part of the game's name. */
  readonly name?: string | undefined;
  /** One-based. */
  readonly page?: number;
  /** `LOBBY_PAGE_SIZE` by default, 20 in a section of the home page [LOBBY-26]. */
  readonly pageSize?: typeof LOBBY_PAGE_SIZE | 20;
}

/** Vendors by category. The platform has one list for the navigation and one for cards, in different orders. */
interface Vendors {
  readonly navigation: readonly CategoryVendors[];
  readonly cards: readonly CategoryVendors[];
}

// Defined outside the queries: TanStack Query runs `select` again when it is a new function.
const toVendors = ({ sortedVendors, lanes }: ValueOf<ListGameVendorsResponse>): Vendors => ({
  navigation: categoriesOfNavigation(sortedVendors),
  cards: categoriesFromLanes(lanes),
});
const toGamePage = ({ games, ...totals }: ValueOf<ListGamesResponse>): GameResults => ({
  ...totals,
  games: games.map(toGameItem),
});
const toHotGames = ({ list }: ValueOf<ListHotGamesResponse>): readonly GameItem[] => list.map(toGameItem);
const toFavoriteGames = ({ content }: ValueOf<ListFavoriteGamesResponse>): readonly GameItem[] =>
  content.map(toGameItem);
const toRecentGames = ({ list, totalPages }: ValueOf<ListRecentGamesResponse>): GamePage => ({
  games: list.map(toGameItem),
  totalPages,
});

/** Vendors are refetched after ten minutes [VENDOR-01]. */
export const VENDORS_STALE_MS = 600_000;

/** Vendors by category. */
export function vendorsQuery() {
  return listGameVendorsQuery({}, { staleTime: VENDORS_STALE_MS, select: toVendors });
}

/** One page of a category's games. E-sports and cockfights are requested as SPORTS with their vendor. */
export function gamesQuery({ merchantCode, language }: GameQueryContext, filter: GameFilter) {
  const {
    category,
    vendor,
    classify,
    ordering,
    isNew = false,
    name = '',
    page = 1,
    pageSize = LOBBY_PAGE_SIZE,
  } = filter;
  const gameName = name.trim();
  return listGamesQuery(
    {
      merchant: merchantCode,
      gameType: wireType(category),
      ...(vendor !== undefined && { vassalage: vendor }),
      ...(classify !== undefined && { gameClassify: classify }),
      ...(isNew && { isNew }),
      ...(gameName !== '' && { gameName }),
      ...ordering,
      pageNo: page,
      pageSize,
      language,
    },
    { select: toGamePage },
  );
}

/** Hot games, all or of one category. */
export function hotGamesQuery({ merchantCode, language }: GameQueryContext, category?: Category) {
  return listHotGamesQuery(
    {
      merchantCode,
      platform: 'html5-desktop',
      language,
      ...(category !== undefined && { gameType: wireType(category) }),
    },
    { select: toHotGames },
  );
}

/** All favourites of the member. */
export function favoriteGamesQuery({ language }: GameQueryContext, category?: Category) {
  return listFavoriteGamesQuery(
    {
      platform: 'html5-desktop',
      pageNo: 1,
      pageSize: 999,
      language,
      ...(category !== undefined && { gameType: wireType(category) }),
    },
    { select: toFavoriteGames },
  );
}

/** One page of recently played games, newest first. */
export function recentGamesQuery(
  { language }: GameQueryContext,
  { category, page = 1 }: { category?: Category; page?: number } = {},
) {
  return listRecentGamesQuery(
    { page, language, ...(category !== undefined && { gameType: category }) },
    { select: toRecentGames },
  );
}
