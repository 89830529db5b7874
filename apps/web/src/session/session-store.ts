const TOKEN_KEY = 'token';
const DUE_KEY = 'passwordDue';
/** Storage keys that survive a logout: they belong to the site, not the visitor. */
const KEPT_KEYS = ['merchant', 'merchantCode', 'merchantWallet'];
const NEW_KEY = 'newAccount';
const DUES = ['firstLogin', 'expired', 'weakDefault'] as const;

const listeners = new Set<() => void>();
const announce = (): void => listeners.forEach((listener) => listener());

/** True when the platform ended the session of an active visitor. In memory only. */
let isExpired = false;
/** Password of the login, for the forced change. Never stored: after a reload it must be typed again. */
let typedPassword: string | undefined;

/**
 * `none` for a guest; `open` while the tab has a token; `expired` until the visitor logs in again or continues as a
 * guest.
 */
export type SessionStage = 'none' | 'open' | 'expired';

/** Reason of the forced password change. */
export type PasswordDue = (typeof DUES)[number];

/** A forced password change. */
export interface PasswordDuty {
  readonly due: PasswordDue;
  /** Password of the login. */
  readonly typed: string;
}

/** Session token; stored in the tab and removed with it. */
export function getToken(): string | undefined {
  return sessionStorage.getItem(TOKEN_KEY) ?? undefined;
}

export function getSessionStage(): SessionStage {
  if (getToken() !== undefined) return 'open';
  return isExpired ? 'expired' : 'none';
}

/** Survives a reload, so that the change cannot be bypassed. */
export function getPasswordDue(): PasswordDue | undefined {
  const kept = sessionStorage.getItem(DUE_KEY);
  return DUES.find((due) => due === kept);
}

export function getTypedPassword(): string | undefined {
  return typedPassword;
}

export function startSession(token: string, duty?: PasswordDuty): void {
  isExpired = false;
  typedPassword = duty?.typed;
  sessionStorage.setItem(TOKEN_KEY, token);
  if (duty === undefined) sessionStorage.removeItem(DUE_KEY);
  else sessionStorage.setItem(DUE_KEY, duty.due);
  announce();
}

/** Opens the first session of an account: there is a welcome for it, once, also after a reload. */
export function startFirstSession(token: string): void {
  sessionStorage.setItem(NEW_KEY, 'yes');
  startSession(token);
}

/** Whether the account was opened in this session. */
export function isNewAccount(): boolean {
  return sessionStorage.getItem(NEW_KEY) !== null;
}

/** The password has been changed. */
export function settlePasswordDue(): void {
  typedPassword = undefined;
  sessionStorage.removeItem(DUE_KEY);
  announce();
}

/**
 * Handles a token that the platform no longer knows: removes it and keeps the page. Ignored when it is not the current
 * session's.
 */
export function expireSession(refusedToken: string | undefined): void {
  if (refusedToken === undefined || getToken() !== refusedToken) return;
  isExpired = true;
  typedPassword = undefined;
  sessionStorage.removeItem(TOKEN_KEY);
  announce();
}

/** Clears the visitor: everything in the tab's storage except the site's keys. */
export function endSession(): void {
  isExpired = false;
  typedPassword = undefined;
  const kept = KEPT_KEYS.map((key) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value);
  announce();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
