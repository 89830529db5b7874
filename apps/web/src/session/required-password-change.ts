import type { LoginResult } from '@croupier/sdk/types';

import type { RequiredPasswordChange } from './session-store.ts';

/** How the visitor logged in; the password is needed for a forced change. */
export type LoginCredential =
  | { readonly type: 'password'; readonly password: string }
  | { readonly type: 'sms' | 'phoneAuth' | 'social' };

/**
 * The forced password change of a login; undefined for none, and for logins without a password: by SMS, by the phone
 * service and by a social provider [LOGIN-21] [LOGIN-22].
 */
export function requiredPasswordChange(
  { firstTimeLogin, passwordExpired, passwordIsDefault }: LoginResult,
  credential: LoginCredential,
  isExpiryOn: boolean,
): RequiredPasswordChange | undefined {
  if (credential.type !== 'password') return undefined;
  const { password } = credential;
  if (firstTimeLogin) return { reason: 'firstLogin', password };
  if (passwordIsDefault) return { reason: 'weakDefault', password };
  return passwordExpired && isExpiryOn ? { reason: 'expired', password } : undefined;
}
