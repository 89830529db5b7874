import { isAppPath } from './paths.ts';

export type PopupName = 'login' | 'register';

/** State of a page's history entry. */
export interface EntryState {
  /** Popup to open over the page. */
  readonly popup?: PopupName;
  /** Page to open after the login. */
  readonly returnTo?: string;
  /** True for a logout: the session ends once the page has changed. */
  readonly isLogout?: boolean;
  /** True for an entry that changes a part of the page only, so that it must not scroll. */
  readonly keepsScroll?: boolean;
}

/** State of the navigation that logs out. Ending the session first would send a members' page to the login. */
export const LOGOUT_STATE: EntryState = { isLogout: true };

const isPopupName = (value: unknown): value is PopupName => value === 'login' || value === 'register';

/** Parses the state of a history entry; its type is unknown. */
export function entryStateOf(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const { popup, returnTo, isLogout, keepsScroll }: Record<string, unknown> = { ...state };
  return {
    ...(isPopupName(popup) && { popup }),
    ...(typeof returnTo === 'string' && isAppPath(returnTo) && { returnTo }),
    ...(isLogout === true && { isLogout }),
    ...(keepsScroll === true && { keepsScroll }),
  };
}
