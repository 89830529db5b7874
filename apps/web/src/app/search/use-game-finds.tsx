import { Icon } from '@croupier/ui/display/Icon';
import { useQuery } from '@tanstack/react-query';

import type { GameItem } from '../../shared/games/game-item.ts';
import { hotGamesQuery } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { useGameTiles } from '../../shared/games/use-game-tiles.ts';
import type { Find } from './find.ts';

const MAX_POPULAR = 5;
const NONE: readonly GameItem[] = [];

/** Maps games to finds, which lead where their tiles lead; a closed game says so instead. */
export function useToGameFinds(): (games: readonly GameItem[]) => readonly Find[] {
  const { tile, toTiles } = useGameTiles();
  return (games) =>
    toTiles(games).map((game): Find => {
      const { id, name, maker, cover, maintenance } = game;
      const item = {
        id: `game:${id}`,
        label: name,
        hint: maintenance ?? maker,
        ...(cover === '' ? { icon: <Icon name="dice" /> } : { cover }),
      };
      if (maintenance !== undefined) return { item, run: () => tile.onClosedPress?.(game), staysOpen: true };
      return { item, to: game.to, isRemembered: true };
    });
}

/** Hot games, which are shown before a text is typed. */
export function usePopularGames(): readonly GameItem[] {
  const { data } = useQuery(hotGamesQuery(useGameQueryContext()));
  return data?.slice(0, MAX_POPULAR) ?? NONE;
}
