import type { GameItem } from './game-item.ts';

export type TileTag = 'hot' | 'new';

/** Tiles for each tag: a tag on most tiles says nothing and hides the covers. */
const TILES_PER_TAG = 6;

export interface TagOptions {
  /** The tag that all games of the list would have; it is left out. */
  readonly shownByList?: TileTag | undefined;
  /** Games that come into view together: a page, or a step of `Show more`. All, when left out. */
  readonly lot?: number;
}

/**
 * The tags of a list, by `nodeId`: at most one in each six games, for the first new one, else the first hot one. Lists
 * are in the order of the platform, so the first is the strongest.
 */
export function tagsOf(
  games: readonly GameItem[],
  { shownByList, lot }: TagOptions = {},
): ReadonlyMap<string, TileTag> {
  const tags = new Map<string, TileTag>();
  for (const sixGames of groupsOf(games, lot ?? games.length)) {
    const group = sixGames.filter(({ isUnderMaintenance }) => !isUnderMaintenance);
    const newest = shownByList === 'new' ? undefined : group.find(({ isNew }) => isNew);
    const hottest = shownByList === 'hot' ? undefined : group.find(({ isHot }) => isHot);
    if (newest !== undefined) tags.set(newest.nodeId, 'new');
    else if (hottest !== undefined) tags.set(hottest.nodeId, 'hot');
  }
  return tags;
}

/** The whole groups of each lot. */
function* groupsOf(games: readonly GameItem[], lot: number): Generator<readonly GameItem[]> {
  for (let lotStart = 0; lotStart < games.length; lotStart += lot) {
    const lotEnd = Math.min(lotStart + lot, games.length);
    for (let from = lotStart; from + TILES_PER_TAG <= lotEnd; from += TILES_PER_TAG) {
      yield games.slice(from, from + TILES_PER_TAG);
    }
  }
}
