import { listGamesQuery, type ValueOf } from '@croupier/sdk/hooks';
import type { ListGamesResponse } from '@croupier/sdk/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { toGameItem, type GameItem } from '../../shared/games/game-item.ts';
import type { GameQueryContext } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { useDebounced } from './use-debounced.ts';

/** One letter finds nearly everything. */
const MIN_LETTERS = 2;
/** Limit of the call. */
const MAX_LETTERS = 64;
const MAX_GAMES = 8;
const NONE: readonly GameItem[] = [];

const toGames = ({ games }: ValueOf<ListGamesResponse>): readonly GameItem[] =>
  games.slice(0, MAX_GAMES).map(toGameItem);

/** Games of all categories with a similar name, the closest first. */
function similarGamesQuery({ merchantCode, language }: GameQueryContext, gameName: string) {
  return listGamesQuery(
    { merchant: merchantCode, gameType: 'HOME', gameName, match: 'similar', pageNo: 1, pageSize: 15, language },
    { select: toGames, enabled: gameName !== '', placeholderData: keepPreviousData },
  );
}

export interface FoundGames {
  readonly games: readonly GameItem[];
  readonly status: 'ready' | 'loading' | 'error';
  readonly retry: () => void;
}

/** Searches the games while a text is typed; games of the text before stay until the new ones are there. */
export function useFoundGames(query: string): FoundGames {
  const trimmed = query.trim().slice(0, MAX_LETTERS);
  const text = trimmed.length < MIN_LETTERS ? '' : trimmed;
  const debounced = useDebounced(text);
  const {
    data = NONE,
    isError,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery(similarGamesQuery(useGameQueryContext(), debounced));
  const retry = (): void => void refetch();
  if (text === '') return { games: NONE, status: 'ready', retry };
  const isWaiting = text !== debounced || isPlaceholderData || (isFetching && data === NONE);
  const status = isWaiting ? 'loading' : isError && data === NONE ? 'error' : 'ready';
  return { games: debounced === '' ? NONE : data, status, retry };
}
