import type { GameCategory, GameType } from '@croupier/sdk/types';

/** Categories whose games the platform can list: all but LOTT, whose draws have pages of their own. */
export type ListedCategory = GameCategory & GameType;

export interface GameCategoryEntry {
  readonly id: GameCategory;
  /** URL of the category's page; cockfights are on the sports page. */
  readonly path: string;
  /** What the page lists: games [ROUTE-19] or vendors [ROUTE-18]. */
  readonly lists: 'games' | 'vendors';
}

/** All categories, in the order of the contract. */
export const gameCategories = [
  { id: 'RNG', path: '/rng', lists: 'games' },
  { id: 'LIVE', path: '/live', lists: 'games' },
  { id: 'FISH', path: '/fish', lists: 'games' },
  { id: 'PVP', path: '/pvp', lists: 'games' },
  { id: 'SPORTS', path: '/sports', lists: 'vendors' },
  { id: 'ESPORTS', path: '/esports', lists: 'vendors' },
  { id: 'COCKFIGHT', path: '/sports?gameType=COCKFIGHT', lists: 'vendors' },
  { id: 'LOTT', path: '/lott', lists: 'vendors' },
  { id: 'ELOTT', path: '/elott', lists: 'vendors' },
] as const satisfies readonly GameCategoryEntry[];

type Entry = (typeof gameCategories)[number];

/** Categories whose page lists games. */
export type GamesCategory = Extract<Entry, { lists: 'games' }>['id'];
/** Categories whose page lists vendors. */
export type VendorsCategory = Extract<Entry, { lists: 'vendors' }>['id'];

const isListed = (id: GameCategory): id is ListedCategory => id !== 'LOTT';

/** Categories whose games can be listed and bet on, in the order of the contract. */
export const listedCategories: readonly ListedCategory[] = gameCategories.map(({ id }) => id).filter(isListed);

/** Lists of games across categories: hot games, favourites, games played recently. */
export type ListKind = 'HOT' | 'FAV' | 'RECENT';

/** Order of the top navigation [NAV-03]. Cockfights are listed under sports there. */
export const topCategories = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
] as const satisfies readonly GameCategory[];

/** Order of the sections of the home page [LOBBY-01]. */
export const homeCategories = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
] as const satisfies readonly ListedCategory[];

export function isListedCategory(value: string | null): value is ListedCategory {
  return listedCategories.some((id) => id === value);
}

export function isVendorsCategory(value: string | null): value is VendorsCategory {
  return gameCategories.some(({ id, lists }) => lists === 'vendors' && id === value);
}

/** Text key of a category's name; undefined for a code that is no category of games, such as `PROMO`. */
export function categoryTextKey(code: string): `games:categories.${GameCategory}` | undefined {
  const id = gameCategories.find((category) => category.id === code)?.id;
  return id && `games:categories.${id}`;
}
