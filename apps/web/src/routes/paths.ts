/** Every address of the site. */
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

/** Addresses that show the home page and share one view [ROUTE-26]. */
export const homeAddresses: readonly string[] = [paths.home, '/index', paths.login, paths.register];

/** Other addresses of the home page; they are replaced by its own. */
export const homeAliases: readonly string[] = ['/index.html', '/home'];

/** Addresses whose page has neither side menu nor phone bar, in lower case [ROUTE-27]. */
const BARE_ADDRESSES: ReadonlySet<string> = new Set([paths.game, '/lottery', '/vnlottery', '/sealottery']);

/** Parameters that name the thing that is shown, in place of how: another value is another view. */
const NAMING_PARAMETERS = ['vassalage', 'nodeId', 'gameCode'] as const;

export type PopupName = 'login' | 'register';

/** What the history entry of a page may carry besides its address. */
export interface EntryState {
  /** The popup that is open over the page. */
  readonly popup?: PopupName;
  /** Where the visitor was going when a login came between. */
  readonly wanted?: string;
  /** The visitor is on the way out: the session ends here. */
  readonly isLeaving?: boolean;
}

/** How the way home begins for who logs out: a page for members would send a guest to the login. */
export const LEAVING: EntryState = { isLeaving: true };

const isPopupName = (value: unknown): value is PopupName => value === 'login' || value === 'register';

/** Reads the state of a history entry, which anyone may have written. */
export function entryStateOf(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const { popup, wanted, isLeaving }: Record<string, unknown> = { ...state };
  return {
    ...(isPopupName(popup) && { popup }),
    ...(typeof wanted === 'string' && isOwnPath(wanted) && { wanted }),
    ...(isLeaving === true && { isLeaving }),
  };
}

/** Whether an address leads to a page of this site: a path, and not `//host` or its disguises. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !address.includes('\\');
}

/** What a view is keyed by: its path and what names the thing shown, and one key for all addresses of the home page. */
export function viewKeyOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  if (homeAddresses.includes(pathname)) return paths.home;
  const given = new URLSearchParams(search);
  const names = NAMING_PARAMETERS.map((name) => `${name}=${given.get(name) ?? ''}`);
  return `${pathname}?${names.join('&')}`;
}

/** Whether the page stands without side menu and phone bar. */
export function isBarePage(pathname: string): boolean {
  return BARE_ADDRESSES.has(pathname.toLowerCase());
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

/** The page of a category. */
export function categoryPath(category: string): string {
  return CATEGORY_PATHS[category] ?? paths.home;
}

/** The category whose page an own address is, with whatever else it asks for; undefined when it is another page. */
export function categoryOfPath(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  const kind = searchParams.get('gameType');
  const shown = kind === 'COCKFIGHT' ? `${pathname}?gameType=${kind}` : pathname;
  return Object.keys(CATEGORY_PATHS).find((category) => CATEGORY_PATHS[category] === shown);
}

/** Whether an address from the platform leads to a page that this site has. */
export function isPageOfSite(address: string): boolean {
  if (!isOwnPath(address)) return false;
  const own: readonly string[] = Object.values(paths);
  return own.includes(address.split('?', 1)[0] ?? '') || categoryOfPath(address) !== undefined;
}

/** A category's page with one vendor's games. */
export function vendorPath(category: string, vendor: string): string {
  const path = categoryPath(category);
  return `${path}${path.includes('?') ? '&' : '?'}vassalage=${encodeURIComponent(vendor)}`;
}

export interface GameAddress {
  readonly vendor: string;
  readonly category: string;
  /** The game; without it, the vendor's own lobby. */
  readonly nodeId?: string | undefined;
  /** Play money instead of real. */
  readonly demo?: boolean;
}

/** The page that plays a game. */
export function gamePath({ vendor, category, nodeId, demo = false }: GameAddress): string {
  const query = new URLSearchParams({ vassalage: vendor, gameType: category });
  if (nodeId !== undefined) query.set('nodeId', nodeId);
  if (demo) query.set('demo', '1');
  return `${paths.game}?${query.toString()}`;
}
