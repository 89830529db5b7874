import { shownCategory, type CategoryVendors } from '../../shared/games/categories.ts';
import type { GameItem } from '../../shared/games/game-item.ts';
import { readPage } from './lobby-filter.ts';
import { isListedCategory, type ListedCategory } from '../../shared/games/game-categories.ts';

/** Number of games at first, and added per press of "Show more" [LOBBY-06]. */
export const LIST_PAGE_SIZE = 10;

/** State of a list, stored in the URL. */
export interface ListView {
  readonly category: ListedCategory | undefined;
  /** Number of batches of `LIST_PAGE_SIZE` games to show; at least 1. */
  readonly steps: number;
}

/** Categories to filter a list by [LOBBY-11]: those of the navigation whose games can be listed. */
export function listCategories(
  navigation: readonly CategoryVendors[],
  { offersCockfights }: { readonly offersCockfights: boolean },
): readonly ListedCategory[] {
  return navigation
    .map(({ category }) => category)
    .filter(isListedCategory)
    .filter((category) => category !== 'COCKFIGHT' || offersCockfights);
}

/** Parses the URL's parameters; invalid values are ignored. */
export function readListView(params: URLSearchParams): ListView {
  const gameType = params.get('gameType');
  return {
    category: isListedCategory(gameType) ? gameType : undefined,
    steps: readPage(params.get('steps')),
  };
}

export function writeListView({ category, steps }: ListView): string {
  const params = new URLSearchParams();
  if (category !== undefined) params.set('gameType', category);
  if (steps > 1) params.set('steps', String(steps));
  return `?${params.toString()}`;
}

/** Games of a list that belong to a category, without duplicates. */
export function visibleGames(
  games: readonly GameItem[],
  category: ListedCategory | undefined,
  { offersCockfights }: { readonly offersCockfights: boolean },
): readonly GameItem[] {
  const isVisible = (game: GameItem): boolean => {
    const gameCategory = shownCategory(game.category, game.vendor);
    if (gameCategory === 'COCKFIGHT' && !offersCockfights) return false;
    return category === undefined || gameCategory === category;
  };
  // A game that is played between two requests moves to the first page, so pages may repeat a game.
  return [...new Map(games.filter(isVisible).map((game) => [game.nodeId, game])).values()];
}
