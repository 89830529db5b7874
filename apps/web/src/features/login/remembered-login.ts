const COOKIE = 'rememberedLogin';
const MAX_AGE_S = 24 * 60 * 60;

export type LoginType = 'username' | 'sms';

/** Data of "remember me": never a password or token [LOGIN-14]. */
export interface RememberedLogin {
  readonly type: LoginType;
  readonly username: string;
}

const attributes = (seconds: number): string =>
  `Path=/; Max-Age=${seconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;

/** Stores the login in a cookie for one day [LOGIN-28]. */
export function rememberLogin({ type, username }: RememberedLogin): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(`${type}:${username}`)}; ${attributes(MAX_AGE_S)}`;
}

export function clearRememberedLogin(): void {
  document.cookie = `${COOKIE}=; ${attributes(0)}`;
}

export function readRememberedLogin(): RememberedLogin | undefined {
  const [, cookieValue = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  const [, type, username = ''] = /^(username|sms):(.+)$/.exec(decode(cookieValue)) ?? [];
  return type === 'username' || type === 'sms' ? { type, username } : undefined;
}

/** Empty when the value is not valid. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
