import type { RestrictedActivity, Restriction } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { failureKey, lockoutSeconds } from '../session/index.ts';
import { hasPaymentPassword } from './payment-password.ts';

const BLOCKED: readonly RestrictedActivity[] = ['WITHDRAW', 'TRANSFER', 'CARDS'];

/** The restriction by a payment password that is missing or locked (P-29); the calls answer it with codes of their own. */
export function restrictionsByPaymentPassword(context: DomainContext, { id }: { readonly id: string }): Restriction[] {
  if (!hasPaymentPassword(context, id)) {
    const since = profileOf(context, id).registeredAt ?? context.clock.now().toISOString();
    return [{ code: 'PAYMENT_PASSWORD_MISSING', since, blocks: [...BLOCKED], action: 'SET_PAYMENT_PASSWORD' }];
  }
  const key = failureKey.payment(id);
  const failures = context.store.loginFailures.get(key);
  if (failures === undefined || failures.lockedUntil === null || lockoutSeconds(context, key) === 0) return [];
  const { lastAt: since, lockedUntil: until } = failures;
  return [{ code: 'PAYMENT_PASSWORD_LOCKED', since, until, blocks: [...BLOCKED], action: 'NONE' }];
}
