import { getSessionStage, startSession } from './session-store.ts';

const TOKEN_PARAMETER = 'token';
/** On this page `token` belongs to a reset link and is not a session token. */
const RESET_PATH = '/forget';
const RESET_TOKEN_KEY = 'resetToken';

/**
 * Takes a token from the URL (`?token=`) and removes it, so that neither requests nor history contain it: the one of a
 * session, or on `/forget` the one of a reset link. A logged-in visitor keeps their session [SYS-11].
 */
export function takeUrlToken(): void {
  const url = new URL(location.href);
  const token = url.searchParams.get(TOKEN_PARAMETER);
  if (token === null) return;
  url.searchParams.delete(TOKEN_PARAMETER);
  history.replaceState(history.state, '', url);
  if (token === '') return;
  if (url.pathname.toLowerCase().replace(/\/+$/, '') === RESET_PATH) sessionStorage.setItem(RESET_TOKEN_KEY, token);
  else if (getSessionStage() === 'none') startSession(token);
}

/** Token of the reset link that opened the tab, until a password was set; a reload keeps it. */
export function getResetToken(): string | undefined {
  return sessionStorage.getItem(RESET_TOKEN_KEY) ?? undefined;
}

/** Removes the token of a reset link, when it was used or refused. */
export function clearResetToken(): void {
  sessionStorage.removeItem(RESET_TOKEN_KEY);
}
