import type { GameCategory } from '@croupier/sdk/types';

import type { GameList } from '../../shared/games/category-icon.tsx';
import { categoryOfPath, homeAddresses, paths } from '../../routes/paths.ts';

/** Order of the top navigation [NAV-03]. Cockfights are listed under sports there. */
export const TOP_CATEGORIES: readonly GameCategory[] = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
];

export const LIST_PATHS: Readonly<Record<GameList, string>> = {
  HOT: paths.hot,
  FAV: paths.favorites,
  RECENT: paths.recent,
};

const OTHER_PLACES: ReadonlyMap<string, string> = new Map<string, string>([
  [paths.hot, 'HOT'],
  [paths.favorites, 'FAV'],
  [paths.recent, 'RECENT'],
  [paths.bettingRecord, 'record'],
  [paths.deposit, 'deposit'],
  [paths.memberCentre, 'account'],
]);

/** Navigation id of a URL; undefined when it has none. */
export function placeAt(pathname: string, search: string): string | undefined {
  if (homeAddresses.includes(pathname)) return 'home';
  const other = OTHER_PLACES.get(pathname);
  if (other !== undefined) return other;
  return categoryOfPath(`${pathname}${search}`);
}
