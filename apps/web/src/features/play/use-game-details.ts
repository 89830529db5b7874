import { queryKeyOf, useGetGame } from '@croupier/sdk/hooks';
import type {
  Game,
  GameDetail,
  GetGameResponse,
  ListFavoriteGamesResponse,
  ListGamesResponse,
  ListHotGamesResponse,
  ListRecentGamesResponse,
} from '@croupier/sdk/types';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { useQueryFailure } from '../../session/use-query-failure.ts';

export interface GameDetails {
  /** The game of a list until its details load; undefined while nothing of it is known. */
  readonly game: Game | undefined;
  readonly details: GameDetail | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Finds a game in the lists that have loaded. */
function findInLists(client: QueryClient, nodeId: string): Game | undefined {
  const answers = <Answer>(call: Parameters<typeof queryKeyOf>[0]): Answer[] =>
    client
      .getQueriesData<Answer>({ queryKey: queryKeyOf(call) })
      .flatMap(([, answer]) => (answer === undefined ? [] : [answer]));
  const games = [
    ...answers<ListGamesResponse>('listGames').flatMap(({ value }) => value.games),
    ...answers<ListHotGamesResponse>('listHotGames').flatMap(({ value }) => value.list),
    ...answers<ListFavoriteGamesResponse>('listFavoriteGames').flatMap(({ value }) => value.content),
    ...answers<ListRecentGamesResponse>('listRecentGames').flatMap(({ value }) => value.list),
    ...answers<GetGameResponse>('getGame').flatMap(({ value }) => value.similar),
  ];
  return games.find((game) => game.nodeId === nodeId);
}

/** A game with rules and similar games; what its list said of it is there at once. */
export function useGameDetails(nodeId: string): GameDetails {
  const queryClient = useQueryClient();
  const query = useGetGame({ nodeId, language: usePlatformLanguage() });
  const { data: details, refetch } = query;
  const known = useMemo(() => findInLists(queryClient, nodeId), [queryClient, nodeId]);
  const error = useQueryFailure(query, details !== undefined);
  return { game: details ?? known, details, error, retry: () => void refetch() };
}
