/** All paths of the site. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  hot: '/hot',
  favorites: '/favorite',
  recent: '/recent',
  game: '/seamless',
  memberCentre: '/member',
  deposit: '/member/depositv2',
  bettingRecord: '/member/personalHistoryCopy',
} as const;

/** Paths that show the home page and share one view [ROUTE-26]. */
export const homePaths: readonly string[] = [paths.home, '/index', paths.login, paths.register];

/** Aliases of the home page; redirected. */
export const homeAliases: readonly string[] = ['/index.html', '/home'];

/** Paths without side menu and bottom bar, in lower case [ROUTE-27]. */
const FULL_SCREEN_PATHS: ReadonlySet<string> = new Set([paths.game, '/lottery', '/vnlottery', '/sealottery']);

/** Parameters that identify a view: another value shows other content. */
const VIEW_PARAMETERS = ['vassalage', 'nodeId', 'gameCode'] as const;

export type PopupName = 'login' | 'register';

/** State of a page's history entry. */
export interface EntryState {
  /** Popup to open over the page. */
  readonly popup?: PopupName;
  /** Page to open after the login. */
  readonly returnTo?: string;
  /** True for a logout: the session ends once the page has changed. */
  readonly isLogout?: boolean;
}

/** State of the navigation that logs out. Ending the session first would send a members' page to the login. */
export const LOGOUT_STATE: EntryState = { isLogout: true };

const isPopupName = (value: unknown): value is PopupName => value === 'login' || value === 'register';

/** Parses the state of a history entry; its type is unknown. */
export function entryStateOf(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const { popup, returnTo, isLogout }: Record<string, unknown> = { ...state };
  return {
    ...(isPopupName(popup) && { popup }),
    ...(typeof returnTo === 'string' && isAppPath(returnTo) && { returnTo }),
    ...(isLogout === true && { isLogout }),
  };
}

/** True for a path of this origin; false for `//host` and its variants. */
export function isAppPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && !url.includes('\\');
}

/** Key of a view: path and identifying parameters; one key for all home paths. */
export function viewKey({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  if (homePaths.includes(pathname)) return paths.home;
  const params = new URLSearchParams(search);
  const identifiers = VIEW_PARAMETERS.map((name) => `${name}=${params.get(name) ?? ''}`);
  return `${pathname}?${identifiers.join('&')}`;
}

/** True when the page has no side menu and bottom bar. */
export function isFullScreenPath(pathname: string): boolean {
  return FULL_SCREEN_PATHS.has(pathname.toLowerCase());
}

/** Paths of game grids, which use the width of large screens. */
const GRID_PATHS: ReadonlySet<string> = new Set([
  paths.hot,
  paths.favorites,
  paths.recent,
  '/rng',
  '/live',
  '/fish',
  '/pvp',
]);

/** True when the page is a grid of games. */
export function isGridPage(pathname: string): boolean {
  return GRID_PATHS.has(pathname);
}

/** Page of each category; cockfights are on the sports page. */
const CATEGORY_PATHS: Readonly<Record<string, string>> = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  COCKFIGHT: '/sports?gameType=COCKFIGHT',
  LOTT: '/lott',
  ELOTT: '/elott',
};

/** URL of a category's page. */
export function categoryPath(category: string): string {
  return CATEGORY_PATHS[category] ?? paths.home;
}

/** Category of a page's URL, whatever its other parameters; undefined for other pages. */
export function categoryOfPath(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, 'https://site.example');
  const gameType = searchParams.get('gameType');
  const path = gameType === 'COCKFIGHT' ? `${pathname}?gameType=${gameType}` : pathname;
  return Object.keys(CATEGORY_PATHS).find((category) => CATEGORY_PATHS[category] === path);
}

/** True when a URL from the platform is a page of this site. */
export function isSitePath(url: string): boolean {
  if (!isAppPath(url)) return false;
  const sitePaths: readonly string[] = Object.values(paths);
  return sitePaths.includes(url.split('?', 1)[0] ?? '') || categoryOfPath(url) !== undefined;
}

/** URL of a category's page with one vendor's games. */
export function vendorPath(category: string, vendor: string): string {
  const path = categoryPath(category);
  return `${path}${path.includes('?') ? '&' : '?'}vassalage=${encodeURIComponent(vendor)}`;
}

export interface GameAddress {
  readonly vendor: string;
  readonly category: string;
  /** Game id; undefined for the vendor's own lobby. */
  readonly nodeId?: string | undefined;
  /** Play money. */
  readonly demo?: boolean;
}

/** URL of the game page. */
export function gamePath({ vendor, category, nodeId, demo = false }: GameAddress): string {
  const query = new URLSearchParams({ vassalage: vendor, gameType: category });
  if (nodeId !== undefined) query.set('nodeId', nodeId);
  if (demo) query.set('demo', '1');
  return `${paths.game}?${query.toString()}`;
}
