/** Every address of the site. */
export const paths = {
  home: '/',
  login: '/login',
} as const;

/** Addresses that show the home page and share one view. */
export const homeAddresses: readonly string[] = [paths.home, '/index', paths.login];

/** Other addresses of the home page; they are replaced by its own. */
export const homeAliases: readonly string[] = ['/index.html', '/home'];

/** What the history entry of a page may carry besides its address. */
export interface EntryState {
  /** The popup that is open over the page. */
  readonly popup?: 'login';
}

/** The popup that this history entry asks for. */
export function popupOf(state: unknown): EntryState['popup'] {
  return typeof state === 'object' && state !== null && 'popup' in state && state.popup === 'login'
    ? 'login'
    : undefined;
}

/** What a view is keyed by: its address, and one key for all addresses of the home page. */
export function viewKeyOf(pathname: string): string {
  return homeAddresses.includes(pathname) ? paths.home : pathname;
}
