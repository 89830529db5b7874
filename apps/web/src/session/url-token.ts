import { getSessionStage, startSession } from './session-store.ts';

const TOKEN_PARAMETER = 'token';
/** Here `token` is that of a reset link, not a session. */
const RESET_PATH = '/forget';

/**
 * Takes a session token from the URL (`?token=`) and removes it, so that neither requests nor history contain it. A
 * logged-in visitor keeps their session [SYS-11].
 */
export function takeUrlToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get(TOKEN_PARAMETER);
  if (token === null || address.pathname === RESET_PATH) return;
  address.searchParams.delete(TOKEN_PARAMETER);
  history.replaceState(history.state, '', address);
  if (token !== '' && getSessionStage() === 'none') startSession(token);
}
