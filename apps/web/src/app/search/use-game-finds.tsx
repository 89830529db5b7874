import { Icon } from '@croupier/ui/display/Icon';
import { useQuery } from '@tanstack/react-query';

import type { EntryState } from '../../shared/entry-state.ts';
import type { GameItem } from '../../shared/games/game-item.ts';
import { hotGamesQuery } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { useGameTiles } from '../../shared/games/use-game-tiles.ts';
import { paths } from '../../shared/paths.ts';
import type { Find } from './find.ts';

const MAX_POPULAR = 5;
const NONE: readonly GameItem[] = [];

/** Maps games to finds, which lead where their tiles lead: to the game's sheet, or over a running game to the game. */
export function useToGameFinds(): (games: readonly GameItem[]) => readonly Find[] {
  const { toTiles } = useGameTiles();
  return (games) =>
    toTiles(games).map((game): Find => {
      const { id, name, maker, cover, maintenance, nodeId } = game;
      const item = {
        id: `game:${id}`,
        label: name,
        hint: maintenance ?? maker,
        ...(cover === '' ? { icon: <Icon name="dice" /> } : { cover }),
      };
      if (nodeId === undefined || location.pathname === paths.game) return { item, to: game.to, isRemembered: true };
      const state: EntryState = { game: nodeId, keepsScroll: true };
      return { item, to: location.pathname + location.search, state, isRemembered: true };
    });
}

/** Hot games, which are shown before a text is typed. */
export function usePopularGames(): readonly GameItem[] {
  const { data } = useQuery(hotGamesQuery(useGameQueryContext()));
  return data?.slice(0, MAX_POPULAR) ?? NONE;
}
