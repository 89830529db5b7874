import { useGetMissionLeaderboard } from '@croupier/sdk/hooks';
import type { LeaderboardPeriod, MissionLeaderboard, MissionLeaderboardEntry } from '@croupier/sdk/types';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';

import { FIRST_PLACES, pageAround, shownPlaces } from './board-places.ts';

export interface Board {
  readonly query: UseQueryResult<MissionLeaderboard>;
  /** The first places, the member's own and its neighbours. */
  readonly placesOf: (board: MissionLeaderboard) => readonly MissionLeaderboardEntry[];
}

/** The leaderboard of a week. The member's neighbours are read when the place is known. */
export function useBoard(period: LeaderboardPeriod): Board {
  const query = useGetMissionLeaderboard(
    { period, pageSize: FIRST_PLACES },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const rank = query.data?.mine?.rank;
  const page = rank === undefined ? undefined : pageAround(rank);
  const { data: around = [] } = useGetMissionLeaderboard(
    { period, ...page },
    { staleTime: 0, enabled: page !== undefined, select: ({ content }) => content },
  );
  return { query, placesOf: ({ content, mine }) => shownPlaces(content, around, mine) };
}
