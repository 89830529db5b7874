import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { gamesQuery, type GameResults } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import type { ListedCategory } from '../../shared/games/game-categories.ts';
import type { LobbyFilter } from './lobby-filter.ts';

/** One page of a lobby's games. Keeps the previous data while it loads, and prefetches the next page. */
export function useGamePage(category: ListedCategory, filter: LobbyFilter): UseQueryResult<GameResults> {
  const queryContext = useGameQueryContext();
  const query = useQuery({
    ...gamesQuery(queryContext, { category, ...filter }),
    placeholderData: keepPreviousData,
  });
  const pages = query.isPlaceholderData ? 0 : (query.data?.totalPages ?? 0);
  // Only fills the cache: no change of this query renders the page.
  useQuery({
    ...gamesQuery(queryContext, { category, ...filter, page: filter.page + 1 }),
    enabled: filter.page < pages,
    notifyOnChangeProps: [],
  });
  return query;
}

/** Text for the number of pages, or of games on a single page; empty while loading. */
export function useResultCountText(
  { data, isPlaceholderData }: UseQueryResult<GameResults>,
  { page }: LobbyFilter,
): string {
  const { t } = useTranslation('lobby');
  if (data === undefined || isPlaceholderData) return '';
  if (data.totalPages > 1) return t('pages.summary', { page, pages: data.totalPages });
  return t('found', { count: data.games.length });
}
