import type { GameTileGame, GameTileProps } from '@croupier/ui/GameTile';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { gamePath, vendorPath } from '../../routes/paths.ts';
import { dateFormat } from '../intl-formats.ts';
import type { GameList } from './category-icon.tsx';
import type { GameItem } from './game-item.ts';
import { vendorsQuery } from './game-queries.ts';
import { useFavorites } from './use-favorites.ts';

type TileProps = Pick<GameTileProps, 'labels' | 'linkComponent' | 'linkOf' | 'onFavouriteChange'>;

/** A tile with its link. */
interface LeadingTile extends GameTileGame {
  readonly to: string;
}

export interface GameTiles {
  /** Props common to all tiles. */
  readonly tile: TileProps;
  /** Hot games are tagged, except in the list of hot games. Stable between renders. */
  readonly toTiles: (games: readonly GameItem[], list?: GameList) => GameTileGame[];
}

/** Maps games to tiles: texts, links, hearts. A vendor's entry links to its list [GAME-06]. */
export function useGameTiles(): GameTiles {
  const { t, i18n } = useTranslation('games');
  const { brand } = useSite();
  const { isOffered, ids, toggle } = useFavorites();
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
      linkOf: (game) => ({ to: isLeading(game) ? game.to : '' }),
      ...(isOffered && { onFavouriteChange: toggle }),
    }),
    // The toggle asks the cache for what it needs, so an older one does as well.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, isOffered],
  );
  const restOf = useCallback(
    ({ isUnderMaintenance, maintenanceEnd }: GameItem): string | undefined => {
      if (!isUnderMaintenance) return undefined;
      if (maintenanceEnd === undefined) return t('tile.maintenance');
      const clock = dateFormat(i18n.language, { timeStyle: 'short', timeZone: brand.timeZone });
      return t('tile.maintenanceUntil', { time: clock.format(new Date(maintenanceEnd)) });
    },
    [t, i18n.language, brand.timeZone],
  );
  const toTiles = useCallback(
    (games: readonly GameItem[], list?: GameList): LeadingTile[] =>
      games.map((game) => {
        const isHot = game.isHot && list !== 'HOT';
        const maintenance = restOf(game);
        return {
          id: game.nodeId,
          name: game.name,
          // A vendor code means nothing to a player, and would be replaced by the name later.
          maker: makers.get(game.vendor) ?? '',
          cover: game.picture ?? '',
          jackpot: game.classify === 'JP',
          favourite: ids.has(game.nodeId),
          to: game.isGame ? gamePath(game) : vendorPath(game.category, game.vendor),
          ...(isHot ? { tag: 'hot' } : game.isNew && { tag: 'new' }),
          ...(maintenance !== undefined && { maintenance }),
        };
      }),
    [makers, ids, restOf],
  );
  return { tile, toTiles };
}

const isLeading = (game: GameTileGame): game is LeadingTile => 'to' in game && typeof game.to === 'string';
