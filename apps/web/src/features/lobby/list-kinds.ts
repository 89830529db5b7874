import type { GameCategory } from '@croupier/sdk/types';

import { paths } from '../../routes/paths.ts';
import { shownCategory, type CategoryVendors } from '../../shared/games/categories.ts';
import type { GameItem } from '../../shared/games/game-item.ts';
import { readPage } from './lobby-filter.ts';
import type { LobbyCategory } from './lobby-categories.ts';

/** Lists of games across the categories. */
export type ListKind = 'HOT' | 'FAV' | 'RECENT';

export const LIST_PATHS: Readonly<Record<ListKind, string>> = {
  HOT: paths.hot,
  FAV: paths.favorites,
  RECENT: paths.recent,
};

/** How many games are shown at first, and how many more each time [LOBBY-06]. */
export const STEP = 10;

/** What an address asks of a list. */
export interface ListView {
  readonly category: LobbyCategory | undefined;
  /** How often more were asked for, plus one. */
  readonly steps: number;
}

/** The categories that a list can be narrowed to: those of the navigation that have games of their own [LOBBY-11]. */
export function listCategories(
  navigation: readonly CategoryVendors[],
  { offersCockfights }: { readonly offersCockfights: boolean },
): readonly LobbyCategory[] {
  const isListed = (category: GameCategory): category is LobbyCategory =>
    category !== 'LOTT' && (category !== 'COCKFIGHT' || offersCockfights);
  return navigation.map(({ category }) => category).filter(isListed);
}

const LISTED: readonly LobbyCategory[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT'];

/** Reads what anyone may have typed into the address; what makes no sense counts as not there. */
export function readListView(params: URLSearchParams): ListView {
  const asked = params.get('gameType');
  return { category: LISTED.find((category) => category === asked), steps: readPage(params.get('steps')) };
}

export function writeListView({ category, steps }: ListView): string {
  const params = new URLSearchParams();
  if (category !== undefined) params.set('gameType', category);
  if (steps > 1) params.set('steps', String(steps));
  return `?${params.toString()}`;
}

/** The games of a list that the site shows in a category, each once. */
export function gamesInView(
  games: readonly GameItem[],
  category: LobbyCategory | undefined,
  { offersCockfights }: { readonly offersCockfights: boolean },
): readonly GameItem[] {
  const fits = (game: GameItem): boolean => {
    const shownIn = shownCategory(game.category, game.vendor);
    if (shownIn === 'COCKFIGHT' && !offersCockfights) return false;
    return category === undefined || shownIn === category;
  };
  // A game that is played while its list is being read moves to an earlier page.
  return [...new Map(games.filter(fits).map((game) => [game.nodeId, game])).values()];
}
