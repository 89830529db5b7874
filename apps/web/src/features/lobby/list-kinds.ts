import type { GameCategory } from '@croupier/sdk/types';

import { paths } from '../../routes/paths.ts';
import { shownCategory, type CategoryVendors } from '../../shared/games/categories.ts';
import type { GameItem } from '../../shared/games/game-item.ts';
import { readPage } from './lobby-filter.ts';
import type { LobbyCategory } from './lobby-categories.ts';

/** Lists of games across categories. */
export type ListKind = 'HOT' | 'FAV' | 'RECENT';

export const LIST_PATHS: Readonly<Record<ListKind, string>> = {
  HOT: paths.hot,
  FAV: paths.favorites,
  RECENT: paths.recent,
};

/** Number of games initially and per step [LOBBY-06]. */
export const LIST_PAGE_SIZE = 10;

/** List parameters of the URL. */
export interface ListView {
  readonly category: LobbyCategory | undefined;
  /** Number of steps, one-based. */
  readonly steps: number;
}

/** Categories to filter a list by: those of the navigation with games [LOBBY-11]. */
export function listCategories(
  navigation: readonly CategoryVendors[],
  { offersCockfights }: { readonly offersCockfights: boolean },
): readonly LobbyCategory[] {
  const isListed = (category: GameCategory): category is LobbyCategory =>
    category !== 'LOTT' && (category !== 'COCKFIGHT' || offersCockfights);
  return navigation.map(({ category }) => category).filter(isListed);
}

const LISTED_CATEGORIES: readonly LobbyCategory[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
];

/** Parses the URL, which anyone may have typed; invalid values are ignored. */
export function readListView(params: URLSearchParams): ListView {
  const asked = params.get('gameType');
  return { category: LISTED_CATEGORIES.find((category) => category === asked), steps: readPage(params.get('steps')) };
}

export function writeListView({ category, steps }: ListView): string {
  const params = new URLSearchParams();
  if (category !== undefined) params.set('gameType', category);
  if (steps > 1) params.set('steps', String(steps));
  return `?${params.toString()}`;
}

/** Distinct games of a list within a category. */
export function visibleGames(
  games: readonly GameItem[],
  category: LobbyCategory | undefined,
  { offersCockfights }: { readonly offersCockfights: boolean },
): readonly GameItem[] {
  const fits = (game: GameItem): boolean => {
    const shownIn = shownCategory(game.category, game.vendor);
    if (shownIn === 'COCKFIGHT' && !offersCockfights) return false;
    return category === undefined || shownIn === category;
  };
  // A game played while its list is paged moves to an earlier page, so pages may repeat it.
  return [...new Map(games.filter(fits).map((game) => [game.nodeId, game])).values()];
}
