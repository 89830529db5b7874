const TOKEN_KEY = 'token';
/** Keys that a logout keeps: they name the site, not the visitor. */
const KEPT_KEYS = ['merchant', 'merchantCode', 'merchantWallet'];

const listeners = new Set<() => void>();
const announce = (): void => listeners.forEach((listener) => listener());

/** The token of the session; it lives in the tab and ends with it. */
export function getToken(): string | undefined {
  return sessionStorage.getItem(TOKEN_KEY) ?? undefined;
}

export function startSession(token: string): void {
  sessionStorage.setItem(TOKEN_KEY, token);
  announce();
}

/** Forgets the visitor: everything in the tab's storage but what names the site. */
export function endSession(): void {
  const kept = KEPT_KEYS.map((key) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value);
  announce();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
