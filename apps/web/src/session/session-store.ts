const TOKEN_KEY = 'token';
const PASSWORD_CHANGE_KEY = 'passwordDue';
/** Storage keys that a logout keeps, because they belong to the site and not to the visitor. */
const SITE_KEYS = ['merchant', 'merchantCode', 'merchantWallet'];
const NEW_ACCOUNT_KEY = 'newAccount';
const AFTER_LOGIN_KEY = 'afterLogin';
const PASSWORD_CHANGE_REASONS = ['firstLogin', 'expired', 'weakDefault'] as const;

const listeners = new Set<() => void>();
const notifyListeners = (): void => listeners.forEach((listener) => listener());

/** True when the platform ended the session while the page was open. In memory only. */
let isExpired = false;
/** Password of the login, for the forced change. Never stored, so it must be entered again after a reload. */
let loginPassword: string | undefined;

/**
 * `none` for a guest; `open` while the tab has a token; `expired` until the visitor logs in again or continues as a
 * guest.
 */
export type SessionStage = 'none' | 'open' | 'expired';

/** Reason of the forced password change. */
export type PasswordChangeReason = (typeof PASSWORD_CHANGE_REASONS)[number];

/** A forced password change. */
export interface RequiredPasswordChange {
  readonly reason: PasswordChangeReason;
  /** Password of the login. */
  readonly password: string;
}

/** Session token; stored in the tab and removed with it. */
export function getToken(): string | undefined {
  return sessionStorage.getItem(TOKEN_KEY) ?? undefined;
}

export function getSessionStage(): SessionStage {
  if (getToken() !== undefined) return 'open';
  return isExpired ? 'expired' : 'none';
}

/** Stored, so that a reload does not bypass the change. */
export function getRequiredPasswordChange(): PasswordChangeReason | undefined {
  const stored = sessionStorage.getItem(PASSWORD_CHANGE_KEY);
  return PASSWORD_CHANGE_REASONS.find((reason) => reason === stored);
}

export function getLoginPassword(): string | undefined {
  return loginPassword;
}

export function startSession(token: string, passwordChange?: RequiredPasswordChange): void {
  isExpired = false;
  loginPassword = passwordChange?.password;
  sessionStorage.setItem(TOKEN_KEY, token);
  if (passwordChange === undefined) sessionStorage.removeItem(PASSWORD_CHANGE_KEY);
  else sessionStorage.setItem(PASSWORD_CHANGE_KEY, passwordChange.reason);
  notifyListeners();
}

/** Starts the first session of a new account, which announcements for new members depend on. */
export function startFirstSession(token: string): void {
  sessionStorage.setItem(NEW_ACCOUNT_KEY, 'yes');
  startSession(token);
}

/** True when the account was created in this session. */
export function isNewAccount(): boolean {
  return sessionStorage.getItem(NEW_ACCOUNT_KEY) !== null;
}

/** Makes the popup after a login due. Stored, so that a reload does not skip it. */
export function requestAfterLogin(): void {
  sessionStorage.setItem(AFTER_LOGIN_KEY, 'due');
  notifyListeners();
}

/** True until the popup after the login was closed. */
export function isAfterLoginDue(): boolean {
  return sessionStorage.getItem(AFTER_LOGIN_KEY) === 'due';
}

export function closeAfterLogin(): void {
  sessionStorage.setItem(AFTER_LOGIN_KEY, 'closed');
  notifyListeners();
}

/** Removes the required password change, after the change. */
export function clearPasswordChange(): void {
  loginPassword = undefined;
  sessionStorage.removeItem(PASSWORD_CHANGE_KEY);
  notifyListeners();
}

/**
 * Removes a token that the platform refused, and keeps the page. Ignored when it is not the token of the current session.
 */
export function expireSession(refusedToken: string | undefined): void {
  if (refusedToken === undefined || getToken() !== refusedToken) return;
  isExpired = true;
  loginPassword = undefined;
  sessionStorage.removeItem(TOKEN_KEY);
  notifyListeners();
}

/** Ends the session and clears the tab's storage, except the site's keys. */
export function endSession(): void {
  isExpired = false;
  loginPassword = undefined;
  const siteEntries = SITE_KEYS.map((key) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  for (const [key, value] of siteEntries) if (value !== null) sessionStorage.setItem(key, value);
  notifyListeners();
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
