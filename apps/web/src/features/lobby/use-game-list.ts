import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';

import { useSite } from '../../config/site-context.ts';
import type { ListKind } from '../../shared/games/game-categories.ts';
import type { GameItem } from '../../shared/games/game-item.ts';
import { favoriteGamesQuery, hotGamesQuery, recentGamesQuery } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { visibleGames, LIST_PAGE_SIZE, type ListView } from './list-view.ts';

/** Page size of the recently played games. */
const RECENT_PAGE_SIZE = 20;

export interface GameListState {
  /** Undefined while loading. */
  readonly games: readonly GameItem[] | undefined;
  /** True when the list has more pages than `games` contains. */
  readonly hasUnread: boolean;
  readonly error: Error | null;
  /** Number of failed attempts. */
  readonly errorUpdateCount: number;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Games of a list. Loads only as many pages of recently played games as are shown. */
export function useGameList(kind: ListKind, { category, steps }: ListView): GameListState {
  const queryContext = useGameQueryContext();
  const { brand } = useSite();
  const recentPage = (page: number) =>
    recentGamesQuery(queryContext, { page, ...(category !== undefined && { category }) });
  const start = useQuery({ ...recentPage(1), enabled: kind === 'RECENT' });
  // The URL may contain any number of steps; the first page returns the number of pages.
  const pages = Math.min(Math.ceil((steps * LIST_PAGE_SIZE) / RECENT_PAGE_SIZE), start.data?.totalPages ?? 1);
  const hot = useQuery({
    ...hotGamesQuery(queryContext, category),
    enabled: kind === 'HOT',
    placeholderData: keepPreviousData,
  });
  const favorite = useQuery({
    ...favoriteGamesQuery(queryContext, category),
    enabled: kind === 'FAV',
    placeholderData: keepPreviousData,
  });
  const recent = useQueries({
    queries: Array.from({ length: kind === 'RECENT' ? Math.max(1, pages) : 0 }, (_, index) => recentPage(index + 1)),
  });
  const filterVisible = (games: readonly GameItem[] | undefined) => games && visibleGames(games, category, brand);
  if (kind !== 'RECENT') {
    const { data, error, errorUpdateCount, isFetching, refetch } = kind === 'HOT' ? hot : favorite;
    return {
      games: filterVisible(data),
      hasUnread: false,
      error,
      errorUpdateCount,
      isFetching,
      retry: () => void refetch(),
    };
  }
  const [first] = recent;
  const loadedGames = recent.flatMap(({ data }) => data?.games ?? []);
  return {
    games: filterVisible(first?.data && loadedGames),
    // No request beyond the last page [LOBBY-23].
    hasUnread: recent.length < (first?.data?.totalPages ?? 0),
    error: recent.find(({ error }) => error !== null)?.error ?? null,
    errorUpdateCount: first?.errorUpdateCount ?? 0,
    isFetching: recent.some(({ isFetching }) => isFetching),
    retry: () => recent.forEach(({ error, refetch }) => error !== null && void refetch()),
  };
}
