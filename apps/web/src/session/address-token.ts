import { getSessionStage, startSession } from './session-store.ts';

const PARAMETER = 'token';
/** Its `token` is that of a reset link, and no session. */
const RESET_PATH = '/forget';

/**
 * Takes the session that an address brings (`?token=`) and cleans the address, so that neither a request nor the history
 * carries it on. Whoever is logged in stays who they are [SYS-11].
 */
export function takeAddressToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get(PARAMETER);
  if (token === null || address.pathname === RESET_PATH) return;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
  if (token !== '' && getSessionStage() === 'none') startSession(token);
}
