import type { GameCategory } from '@croupier/sdk/types';

import type { ListKind } from '../../shared/games/category-icon.tsx';
import { categoryOfPath, homePaths, paths } from '../../routes/paths.ts';

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

export const LIST_PATHS: Readonly<Record<ListKind, string>> = {
  HOT: paths.hot,
  FAV: paths.favorites,
  RECENT: paths.recent,
};

const OTHER_NAVIGATION_IDS: ReadonlyMap<string, string> = new Map<string, string>([
  [paths.hot, 'HOT'],
  [paths.favorites, 'FAV'],
  [paths.recent, 'RECENT'],
  [paths.bettingRecord, 'record'],
  [paths.deposit, 'deposit'],
  [paths.memberCentre, 'account'],
]);

/** Navigation id of a URL; undefined when it has none. */
export function navigationIdAt(pathname: string, search: string): string | undefined {
  if (homePaths.includes(pathname)) return 'home';
  const other = OTHER_NAVIGATION_IDS.get(pathname);
  if (other !== undefined) return other;
  return categoryOfPath(`${pathname}${search}`);
}
