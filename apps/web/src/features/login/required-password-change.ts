import type { LoginResult } from '@croupier/sdk/types';

import type { RequiredPasswordChange } from '../../session/session-store.ts';

/** Credentials of a login. */
export type LoginCredential = { readonly type: 'password'; readonly typed: string } | { readonly type: 'sms' };

/** The forced password change of a login; none for a login without password [LOGIN-21] [LOGIN-22]. */
export function requiredPasswordChange(
  { firstTimeLogin, passwordExpired, passwordIsDefault }: LoginResult,
  proof: LoginCredential,
  isExpiryOn: boolean,
): RequiredPasswordChange | undefined {
  if (proof.type === 'sms') return undefined;
  const { typed } = proof;
  if (firstTimeLogin) return { due: 'firstLogin', typed };
  if (passwordIsDefault) return { due: 'weakDefault', typed };
  return passwordExpired && isExpiryOn ? { due: 'expired', typed } : undefined;
}
