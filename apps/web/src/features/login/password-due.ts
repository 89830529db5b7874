import type { LoginResult } from '@croupier/sdk/types';

import type { PasswordDuty } from '../../session/session-store.ts';

/** By what a visitor has logged in. */
export type Proof = { readonly type: 'password'; readonly typed: string } | { readonly type: 'sms' };

/** The change of password that a login demands; who came without a password has none to change [LOGIN-21] [LOGIN-22]. */
export function passwordDueOf(
  { firstTimeLogin, passwordExpired, passwordIsDefault }: LoginResult,
  proof: Proof,
  isExpiryOn: boolean,
): PasswordDuty | undefined {
  if (proof.type === 'sms') return undefined;
  const { typed } = proof;
  if (firstTimeLogin) return { due: 'firstLogin', typed };
  if (passwordIsDefault) return { due: 'weakDefault', typed };
  return passwordExpired && isExpiryOn ? { due: 'expired', typed } : undefined;
}
