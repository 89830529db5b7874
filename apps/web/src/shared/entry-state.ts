import { isAppPath } from './paths.ts';

const POPUP_NAMES = ['login', 'register', 'forgot'] as const;
export type PopupName = (typeof POPUP_NAMES)[number];

/** State of a page's history entry. */
export interface EntryState {
  /** Popup to open over the page. */
  readonly popup?: PopupName;
  /** Account to fill in at the login. */
  readonly account?: string;
  /** Page to open after the login. */
  readonly returnTo?: string;
  /** True for a logout: the session ends once the page has changed. */
  readonly isLogout?: boolean;
  /** True for an entry that changes a part of the page only, so that it must not scroll. */
  readonly keepsScroll?: boolean;
  /** True while the search is open over the page. */
  readonly isSearch?: boolean;
  /** `nodeId` of the game whose sheet is open over the page. */
  readonly game?: string | undefined;
}

/** State of the navigation that logs out. Ending the session first would send a members' page to the login. */
export const LOGOUT_STATE: EntryState = { isLogout: true };

/** Parses the state of a history entry; its type is unknown. */
export function entryStateOf(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const { popup, account, returnTo, isLogout, keepsScroll, isSearch, game }: Record<string, unknown> = { ...state };
  const popupName = POPUP_NAMES.find((name) => name === popup);
  return {
    ...(popupName !== undefined && { popup: popupName }),
    ...(typeof account === 'string' && { account }),
    ...(typeof returnTo === 'string' && isAppPath(returnTo) && { returnTo }),
    ...(isLogout === true && { isLogout }),
    ...(keepsScroll === true && { keepsScroll }),
    ...(isSearch === true && { isSearch }),
    ...(typeof game === 'string' && { game }),
  };
}
