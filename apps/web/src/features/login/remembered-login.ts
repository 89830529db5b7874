const COOKIE = 'rememberedLogin';
const SECONDS = 24 * 60 * 60;

export type LoginType = 'username' | 'sms';

/** Data of "remember me": never a password or token [LOGIN-14]. */
export interface RememberedLogin {
  readonly type: LoginType;
  readonly username: string;
}

const attributes = (seconds: number): string =>
  `Path=/; Max-Age=${seconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;

/** Stores it for a day [LOGIN-28]. */
export function rememberLogin({ type, username }: RememberedLogin): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(`${type}:${username}`)}; ${attributes(SECONDS)}`;
}

export function clearRememberedLogin(): void {
  document.cookie = `${COOKIE}=; ${attributes(0)}`;
}

export function readRememberedLogin(): RememberedLogin | undefined {
  const [, kept = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  const [, type, username = ''] = /^(username|sms):(.+)$/.exec(decode(kept)) ?? [];
  return type === 'username' || type === 'sms' ? { type, username } : undefined;
}

/** Validated, because anyone may have written the cookie. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
