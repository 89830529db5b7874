const TOKEN_KEY = 'token';
/** Keys that a logout keeps: they name the site, not the visitor. */
const KEPT_KEYS = ['merchant', 'merchantCode', 'merchantWallet'];

const listeners = new Set<() => void>();
const announce = (): void => listeners.forEach((listener) => listener());

/** The platform ended the session under a visitor who is still at it. Lasts as long as the page. */
let isExpired = false;

/** `none` for a guest; `open` while the tab has a token; `expired` until the visitor logs in again or gives up. */
export type SessionStage = 'none' | 'open' | 'expired';

/** The token of the session; it lives in the tab and ends with it. */
export function getToken(): string | undefined {
  return sessionStorage.getItem(TOKEN_KEY) ?? undefined;
}

export function getSessionStage(): SessionStage {
  if (getToken() !== undefined) return 'open';
  return isExpired ? 'expired' : 'none';
}

export function startSession(token: string): void {
  isExpired = false;
  sessionStorage.setItem(TOKEN_KEY, token);
  announce();
}

/** The platform no longer knows the token: it goes, and what the visitor is doing stays. */
export function expireSession(): void {
  if (getToken() === undefined) return;
  isExpired = true;
  sessionStorage.removeItem(TOKEN_KEY);
  announce();
}

/** Forgets the visitor: everything in the tab's storage but what names the site. */
export function endSession(): void {
  isExpired = false;
  const kept = KEPT_KEYS.map((key) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value);
  announce();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
