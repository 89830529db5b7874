import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { gamesQuery, type GameFilter, type GameResults } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import type { ListedCategory } from '../../shared/games/game-categories.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import type { LobbyFilter } from './lobby-filter.ts';
import { lobbySorts } from './lobby-sorts.ts';

/** Pages loaded before they are asked for, so that turning one is instant. */
const PAGES_AHEAD = 2;

/** What the platform is asked for. */
export function toGameFilter(category: ListedCategory, filter: LobbyFilter): GameFilter {
  const { vendors, classifies, isNew, name, sort, page } = filter;
  return {
    category,
    isNew,
    name,
    page,
    ordering: lobbySorts[sort],
    ...(vendors.length > 0 && { vendor: vendors.join() }),
    ...(classifies.length > 0 && { classify: classifies.join() }),
  };
}

/** One page of a lobby's games. Keeps the previous data while it loads, and prefetches the next pages. */
export function useGamePage(category: ListedCategory, filter: LobbyFilter): UseQueryResult<GameResults> {
  const queryContext = useGameQueryContext();
  const wanted = toGameFilter(category, filter);
  const query = useQuery({ ...gamesQuery(queryContext, wanted), placeholderData: keepPreviousData });
  const pages = query.isPlaceholderData ? 0 : (query.data?.totalPages ?? 0);
  // Only fills the cache: no change of these queries renders the page.
  useQueries({
    queries: Array.from({ length: PAGES_AHEAD }, (_, index) => filter.page + index + 1)
      .filter((page) => page <= pages)
      .map((page) => ({ ...gamesQuery(queryContext, { ...wanted, page }), notifyOnChangeProps: [] })),
    combine: () => undefined,
  });
  return query;
}

/** Text for the number of games, with the page behind the first; empty while loading. */
export function useResultCountText(
  { data, isPlaceholderData }: UseQueryResult<GameResults>,
  { page }: LobbyFilter,
): string {
  const { t, i18n } = useTranslation('lobby');
  if (data === undefined || isPlaceholderData) return '';
  const { totalGames, totalPages } = data;
  const games = t('found', { count: totalGames, number: numberFormat(i18n.language, {}).format(totalGames) });
  return page === 1 ? games : t('pages.counted', { page, pages: totalPages, games });
}
