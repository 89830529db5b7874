import { getSessionStage, startSession } from './session-store.ts';

const TOKEN_PARAMETER = 'token';
/** On this page `token` belongs to a reset link and is not a session token. */
const RESET_PATH = '/forget';

/**
 * Takes a session token from the URL (`?token=`) and removes it, so that neither requests nor history contain it. A
 * logged-in visitor keeps their session [SYS-11].
 */
export function takeUrlToken(): void {
  const url = new URL(location.href);
  const token = url.searchParams.get(TOKEN_PARAMETER);
  if (token === null || url.pathname === RESET_PATH) return;
  url.searchParams.delete(TOKEN_PARAMETER);
  history.replaceState(history.state, '', url);
  if (token !== '' && getSessionStage() === 'none') startSession(token);
}
