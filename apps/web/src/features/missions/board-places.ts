import type { LeaderboardBand, MissionLeaderboardEntry } from '@croupier/sdk/types';

/** Number of first places that the board always shows. */
export const FIRST_PLACES = 5;

interface BoardPage {
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * The smallest page that has a place and both its neighbours; undefined when the first places and the one after them have
 * all three. A page begins after a multiple of its size, so the place must be neither the first nor the last on it.
 */
export function pageAround(rank: number): BoardPage | undefined {
  if (rank < FIRST_PLACES) return undefined;
  let pageSize = 3;
  while ((rank - 1) % pageSize === 0 || rank % pageSize === 0) pageSize += 1;
  return { pageNo: Math.ceil(rank / pageSize), pageSize };
}

/** The first places, the member's own and its neighbours, each once, in their order. */
export function shownPlaces(
  first: readonly MissionLeaderboardEntry[],
  around: readonly MissionLeaderboardEntry[],
  mine: MissionLeaderboardEntry | undefined,
): readonly MissionLeaderboardEntry[] {
  const neighbours = around.filter(({ rank }) => mine !== undefined && Math.abs(rank - mine.rank) <= 1);
  const places = new Map(
    [...first, ...neighbours, ...(mine === undefined ? [] : [mine])].map((entry) => [entry.rank, entry]),
  );
  return [...places.values()].toSorted((one, other) => one.rank - other.rank);
}

/** The band of prizes that a place is in. */
export const bandOf = (bands: readonly LeaderboardBand[], rank: number): LeaderboardBand | undefined =>
  bands.find(({ from, to }) => from <= rank && rank <= to);
