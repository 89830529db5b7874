const TOKEN_KEY = 'token';
const PASSWORD_CHANGE_KEY = 'passwordDue';
/** Storage keys that survive a logout: they belong to the site, not the visitor. */
const STORAGE_KEYS = ['merchant', 'merchantCode', 'merchantWallet'];
const NEW_KEY = 'newAccount';
const PASSWORD_CHANGE_REASONS = ['firstLogin', 'expired', 'weakDefault'] as const;

const listeners = new Set<() => void>();
const notifyListeners = (): void => listeners.forEach((listener) => listener());

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
export type PasswordChangeReason = (typeof PASSWORD_CHANGE_REASONS)[number];

/** A forced password change. */
export interface RequiredPasswordChange {
  readonly due: PasswordChangeReason;
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
export function getRequiredPasswordChange(): PasswordChangeReason | undefined {
  const kept = sessionStorage.getItem(PASSWORD_CHANGE_KEY);
  return PASSWORD_CHANGE_REASONS.find((due) => due === kept);
}

export function getTypedPassword(): string | undefined {
  return typedPassword;
}

export function startSession(token: string, duty?: RequiredPasswordChange): void {
  isExpired = false;
  typedPassword = duty?.typed;
  sessionStorage.setItem(TOKEN_KEY, token);
  if (duty === undefined) sessionStorage.removeItem(PASSWORD_CHANGE_KEY);
  else sessionStorage.setItem(PASSWORD_CHANGE_KEY, duty.due);
  notifyListeners();
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
export function clearPasswordChange(): void {
  typedPassword = undefined;
  sessionStorage.removeItem(PASSWORD_CHANGE_KEY);
  notifyListeners();
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
  notifyListeners();
}

/** Clears the visitor: everything in the tab's storage except the site's keys. */
export function endSession(): void {
  isExpired = false;
  typedPassword = undefined;
  const kept = STORAGE_KEYS.map((key) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value);
  notifyListeners();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
