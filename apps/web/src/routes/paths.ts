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

/** Parameters that identify the shown content: another value is another view. */
const VIEW_PARAMETERS = ['vassalage', 'nodeId', 'gameCode'] as const;

export type PopupName = 'login' | 'register';

/** State of a page's history entry. */
export interface EntryState {
  /** The popup over the page. */
  readonly popup?: PopupName;
  /** Intended page that required a login. */
  readonly returnTo?: string;
  /** Logout: the session ends on arrival. */
  readonly isLeaving?: boolean;
}

/** Hash of the logout redirect: a members' page would redirect a guest to the login. */
export const LOGOUT_STATE: EntryState = { isLeaving: true };

const isPopupName = (value: unknown): value is PopupName => value === 'login' || value === 'register';

/** Parses the state of a history entry, which anyone may have written. */
export function entryStateOf(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const { popup, returnTo, isLeaving }: Record<string, unknown> = { ...state };
  return {
    ...(isPopupName(popup) && { popup }),
    ...(typeof returnTo === 'string' && isAppPath(returnTo) && { returnTo }),
    ...(isLeaving === true && { isLeaving }),
  };
}

/** True for an internal path; false for `//host` and its variants. */
export function isAppPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !address.includes('\\');
}

/** Key of a view: path and identifying parameters; one key for all home paths. */
export function viewKey({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  if (homePaths.includes(pathname)) return paths.home;
  const given = new URLSearchParams(search);
  const names = VIEW_PARAMETERS.map((name) => `${name}=${given.get(name) ?? ''}`);
  return `${pathname}?${names.join('&')}`;
}

/** True when the page has no side menu and bottom bar. */
export function isFullScreenPath(pathname: string): boolean {
  return FULL_SCREEN_PATHS.has(pathname.toLowerCase());
}

/** Addresses whose page is a grid of games, which uses the width of large screens. */
const GRID_ADDRESSES: ReadonlySet<string> = new Set([
  paths.hot,
  paths.favorites,
  paths.recent,
  '/rng',
  '/live',
  '/fish',
  '/pvp',
]);

/** Whether the page is a grid of games. */
export function isGridPage(pathname: string): boolean {
  return GRID_ADDRESSES.has(pathname);
}

/** The page of each category of games; cockfights are shown among the sports. */
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

/** Category of a page's URL, with its other parameters; undefined for other pages. */
export function categoryOfPath(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  const kind = searchParams.get('gameType');
  const shown = kind === 'COCKFIGHT' ? `${pathname}?gameType=${kind}` : pathname;
  return Object.keys(CATEGORY_PATHS).find((category) => CATEGORY_PATHS[category] === shown);
}

/** True when a URL from the platform is a page of this site. */
export function isSitePath(address: string): boolean {
  if (!isAppPath(address)) return false;
  const own: readonly string[] = Object.values(paths);
  return own.includes(address.split('?', 1)[0] ?? '') || categoryOfPath(address) !== undefined;
}

/** URL of a category's page with one vendor's games. */
export function vendorPath(category: string, vendor: string): string {
  const path = categoryPath(category);
  return `${path}${path.includes('?') ? '&' : '?'}vassalage=${encodeURIComponent(vendor)}`;
}

export interface GameAddress {
  readonly vendor: string;
  readonly category: string;
  /** Game id; without it the vendor's own lobby. */
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
