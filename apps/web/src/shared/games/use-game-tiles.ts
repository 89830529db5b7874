import type { GameTileGame, GameTileProps } from '@croupier/ui/game/GameTile';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { gamePath, vendorPath } from '../paths.ts';
import { useSession } from '../../session/use-session.ts';
import { dateFormat } from '../intl-formats.ts';
import type { GameItem } from './game-item.ts';
import { GameLink } from './GameLink.tsx';
import { useFavorites } from './use-favorites.ts';

/** At most one tag on this many tiles: tags cover the images, and many tags are of no use. */
const TILES_PER_TAG = 6;

type TileTag = 'hot' | 'new';

interface TagOptions {
  /** Tag that all games of the list would have; it is omitted. */
  readonly shownByList?: TileTag | undefined;
  /** Number of games that appear together: a page, or one press of `Show more`. Default: all games. */
  readonly batchSize?: number;
}

type TileProps = Pick<GameTileProps, 'labels' | 'linkComponent' | 'linkOf' | 'onFavouriteChange'>;

/** A tile with its link. */
interface LinkTile extends GameTileGame {
  readonly to: string;
  /** Game to open in the sheet. */
  readonly nodeId?: string;
}

export interface GameTiles {
  /** Props common to all tiles. */
  readonly tile: TileProps;
  /** Stable between renders until its data changes. */
  readonly toTiles: (games: readonly GameItem[], tagging?: TagOptions) => LinkTile[];
}

/** Complete groups within each batch. */
function* groupsOf(games: readonly GameItem[], batchSize: number): Generator<readonly GameItem[]> {
  for (let batchStart = 0; batchStart < games.length; batchStart += batchSize) {
    const batchEnd = Math.min(batchStart + batchSize, games.length);
    for (let start = batchStart; start + TILES_PER_TAG <= batchEnd; start += TILES_PER_TAG) {
      yield games.slice(start, start + TILES_PER_TAG);
    }
  }
}

/**
 * Tags of a list by `nodeId`: in each group of six games the first new one, else the first hot one. The platform lists the
 * most important games first.
 */
export function tagsOf(
  games: readonly GameItem[],
  { shownByList, batchSize }: TagOptions = {},
): ReadonlyMap<string, TileTag> {
  const tags = new Map<string, TileTag>();
  for (const groupGames of groupsOf(games, batchSize ?? games.length)) {
    const openGames = groupGames.filter(({ isUnderMaintenance }) => !isUnderMaintenance);
    const newGame = shownByList === 'new' ? undefined : openGames.find(({ isNew }) => isNew);
    const hotGame = shownByList === 'hot' ? undefined : openGames.find(({ isHot }) => isHot);
    if (newGame !== undefined) tags.set(newGame.nodeId, 'new');
    else if (hotGame !== undefined) tags.set(hotGame.nodeId, 'hot');
  }
  return tags;
}

const isLinkTile = (game: GameTileGame): game is LinkTile => 'to' in game && typeof game.to === 'string';

/** Maps games to tiles, which open the game's sheet. A vendor's entry links to the vendor's list [GAME-06]. */
export function useGameTiles(): GameTiles {
  const { t, i18n } = useTranslation('games');
  const { brand } = useSite();
  const { isOffered, asksToLogIn, ids, toggle } = useFavorites();
  const session = useSession();
  // Free play has no real games, so tiles link to demos [GAME-09].
  const isTrial = session.state === 'member' && session.isTrial;
  const tile = useMemo(
    (): TileProps => ({
      labels: {
        hot: t('tile.hot'),
        new: t('tile.new'),
        jackpot: t('tile.jackpot'),
        addFavourite: (name) => t('tile.addFavorite', { name }),
        removeFavourite: (name) => t('tile.removeFavorite', { name }),
      },
      linkComponent: GameLink,
      linkOf: (game) => (isLinkTile(game) ? { to: game.to, nodeId: game.nodeId } : { to: '' }),
      ...(isOffered && { onFavouriteChange: toggle }),
    }),
    // An older `toggle` works too, because it reads the query cache when called.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, isOffered, asksToLogIn],
  );
  const closureOf = useCallback(
    ({ isUnderMaintenance, maintenanceEnd }: GameItem) => {
      if (!isUnderMaintenance) return undefined;
      if (maintenanceEnd === undefined) return { maintenance: t('tile.maintenance') };
      const format = dateFormat(i18n.language, { timeStyle: 'short', timeZone: brand.timeZone });
      return { maintenance: t('tile.maintenanceUntil', { time: format.format(new Date(maintenanceEnd)) }) };
    },
    [t, i18n.language, brand.timeZone],
  );
  const toTiles = useCallback(
    (games: readonly GameItem[], tagging?: TagOptions): LinkTile[] => {
      const tags = tagsOf(games, tagging);
      return games.map((game) => {
        const tag = tags.get(game.nodeId);
        return {
          id: game.nodeId,
          name: game.name,
          maker: game.vendorName,
          cover: game.picture ?? '',
          jackpot: game.classify === 'JP',
          favourite: ids.has(game.nodeId),
          to: game.isGame ? gamePath({ ...game, demo: isTrial }) : vendorPath(game.category, game.vendor),
          ...(game.isGame && { nodeId: game.nodeId }),
          ...(tag !== undefined && { tag }),
          ...closureOf(game),
        };
      });
    },
    [ids, closureOf, isTrial],
  );
  return { tile, toTiles };
}
