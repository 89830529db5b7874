import type { GameTileGame, GameTileProps } from '@croupier/ui/GameTile';
import { useSnackbar } from '@croupier/ui/SnackbarProvider';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { gamePath, vendorPath } from '../../routes/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { dateFormat } from '../intl-formats.ts';
import type { GameItem } from './game-item.ts';
import { vendorsQuery } from './game-queries.ts';
import { useFavorites } from './use-favorites.ts';

type TileTag = 'hot' | 'new';

/** Tiles for each tag: a tag on most tiles says nothing and hides the covers. */
const TILES_PER_TAG = 6;

interface TagOptions {
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

type TileProps = Pick<GameTileProps, 'labels' | 'linkComponent' | 'linkOf' | 'onClosedPress' | 'onFavouriteChange'>;

/** A tile with its link. */
interface LinkTile extends GameTileGame {
  readonly to: string;
  /** Said when it is pressed in maintenance. */
  readonly closedText?: string;
}

export interface GameTiles {
  /** Props common to all tiles. */
  readonly tile: TileProps;
  /** The same function between renders. */
  readonly toTiles: (games: readonly GameItem[], tagging?: TagOptions) => GameTileGame[];
}

/** Maps games to tiles: texts, links, hearts. A vendor's entry links to its list [GAME-06]. */
export function useGameTiles(): GameTiles {
  const { t, i18n } = useTranslation('games');
  const { brand } = useSite();
  const { isOffered, asksToLogIn, ids, toggle } = useFavorites();
  const snackbar = useSnackbar();
  const session = useSession();
  // Free play is refused real games, so its tiles lead to their demos [GAME-09].
  const isTrial = session.state === 'member' && session.isTrial;
  const { data: vendors } = useQuery(vendorsQuery());
  // Vendor names are deferred, because they change every tile.
  const named = useDeferredValue(vendors);
  const makers = useMemo(
    () => new Map(named?.cards.flatMap((list) => list.vendors.map(({ code, name }) => [code, name]))),
    [named],
  );
  const tile = useMemo(
    (): TileProps => ({
      labels: {
        hot: t('tile.hot'),
        new: t('tile.new'),
        jackpot: t('tile.jackpot'),
        addFavourite: (name) => t('tile.addFavorite', { name }),
        removeFavourite: (name) => t('tile.removeFavorite', { name }),
      },
      linkComponent: Link,
      linkOf: (game) => ({ to: isLinkTile(game) ? game.to : '' }),
      onClosedPress: (game) => {
        if (isLinkTile(game)) snackbar.show({ text: game.closedText ?? '', tone: 'warning', key: 'closed' });
      },
      ...(isOffered && { onFavouriteChange: toggle }),
    }),
    // The toggle asks the cache for what it needs, so an older one does as well.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, isOffered, asksToLogIn],
  );
  const closureOf = useCallback(
    ({ name, isUnderMaintenance, maintenanceEnd }: GameItem) => {
      if (!isUnderMaintenance) return undefined;
      if (maintenanceEnd === undefined) {
        return { maintenance: t('tile.maintenance'), closedText: t('tile.closed', { name }) };
      }
      const clock = dateFormat(i18n.language, { timeStyle: 'short', timeZone: brand.timeZone });
      const time = clock.format(new Date(maintenanceEnd));
      return { maintenance: t('tile.maintenanceUntil', { time }), closedText: t('tile.closedUntil', { name, time }) };
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
          // A vendor code means nothing to a player, and would be replaced by the name later.
          maker: makers.get(game.vendor) ?? '',
          cover: game.picture ?? '',
          jackpot: game.classify === 'JP',
          favourite: ids.has(game.nodeId),
          to: game.isGame ? gamePath({ ...game, demo: isTrial }) : vendorPath(game.category, game.vendor),
          ...(tag !== undefined && { tag }),
          ...closureOf(game),
        };
      });
    },
    [makers, ids, closureOf, isTrial],
  );
  return { tile, toTiles };
}

const isLinkTile = (game: GameTileGame): game is LinkTile => 'to' in game && typeof game.to === 'string';
