const TOKEN_KEY = 'token';
const DUE_KEY = 'passwordDue';
/** Keys that a logout keeps: they name the site, not the visitor. */
const KEPT_KEYS = ['merchant', 'merchantCode', 'merchantWallet'];
const NEW_KEY = 'newAccount';
const DUES = ['firstLogin', 'expired', 'weakDefault'] as const;

const listeners = new Set<() => void>();
const announce = (): void => listeners.forEach((listener) => listener());

/** The platform ended the session under a visitor who is still at it. Lasts as long as the page. */
let isExpired = false;
/** What was typed to log in, for the change that is due. Never stored: after a reload the visitor types it again. */
let typedPassword: string | undefined;

/** `none` for a guest; `open` while the tab has a token; `expired` until the visitor logs in again or gives up. */
export type SessionStage = 'none' | 'open' | 'expired';

/** Why the password has to be changed before anything else. */
export type PasswordDue = (typeof DUES)[number];

/** A change of password that a login brought with it. */
export interface PasswordDuty {
  readonly due: PasswordDue;
  /** What was typed to log in. */
  readonly typed: string;
}

/** The token of the session; it lives in the tab and ends with it. */
export function getToken(): string | undefined {
  return sessionStorage.getItem(TOKEN_KEY) ?? undefined;
}

export function getSessionStage(): SessionStage {
  if (getToken() !== undefined) return 'open';
  return isExpired ? 'expired' : 'none';
}

/** Survives a reload, so that nobody gets around the change by one. */
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
 * The platform no longer knows the token: it goes, and what the visitor is doing stays. Nothing happens when it is not
 * the session's any more.
 */
export function expireSession(refusedToken: string | undefined): void {
  if (refusedToken === undefined || getToken() !== refusedToken) return;
  isExpired = true;
  typedPassword = undefined;
  sessionStorage.removeItem(TOKEN_KEY);
  announce();
}

/** Forgets the visitor: everything in the tab's storage but what names the site. */
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
