import type { PaymentPasswordChange } from '@croupier/sdk/types';

import type { DomainContext } from '../context.ts';
import { fieldError } from '../field-errors.ts';
import { existingMember } from '../member.ts';
import { Refusal } from '../refusal.ts';
import { countFailure, forgetFailures, lockedFor } from '../session/attempts.ts';
import { getRegistration } from '../site.ts';
import { changeProfile, profileOf } from './profile-row.ts';

/**
 * Refuses a wrong payment password, with PAYMENT_PASSWORD_REQUIRED when none is set yet; the fifth wrong one in a row
 * locks it for 15 minutes.
 */
function checkPaymentPassword(context: DomainContext, memberId: string, given: string): void {
  const { paymentPassword } = profileOf(context, memberId);
  if (paymentPassword === null) throw new Refusal('PAYMENT_PASSWORD_REQUIRED');
  const attempts = `payment:${memberId}`;
  const seconds = lockedFor(context, attempts);
  if (seconds > 0) throw new Refusal('PAYMENT_PASSWORD_LOCKED', { retryAfter: seconds });
  if (given !== paymentPassword) {
    countFailure(context, attempts, { locks: true });
    throw new Refusal('PAYMENT_PASSWORD_INVALID');
  }
  forgetFailures(context, attempts);
}

/** Sets the payment password: by the login password at first, by the old one later. */
export function setPaymentPassword(context: DomainContext, memberId: string, change: PaymentPasswordChange): void {
  const { newPaymentPassword, confirmNewPaymentPassword, oldPaymentPassword = '', loginPassword = '' } = change;
  if (profileOf(context, memberId).paymentPassword !== null) {
    checkPaymentPassword(context, memberId, oldPaymentPassword);
  } else if (existingMember(context, memberId).password !== loginPassword) {
    throw new Refusal('PASSWORD_CHECK_FAILED');
  }
  if (newPaymentPassword !== confirmNewPaymentPassword) throw new Refusal('PASSWORD_MISMATCH');
  const { paymentPassword: config } = getRegistration(context, 'USERNAME');
  const fieldErrors = config === undefined ? [] : fieldError('newPaymentPassword', newPaymentPassword, config);
  if (fieldErrors.length > 0) throw new Refusal('FIELD_INVALID', { fieldErrors });
  changeProfile(context, memberId, { paymentPassword: newPaymentPassword });
}
