import type { ErrorCode, PaymentPasswordChange, PaymentPasswordReset } from '@croupier/sdk/types';

import { fieldError, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { callingMember, isPasswordOf, changeProfile, profileOf } from '../member/index.ts';
import { countFailure, failureKey, clearFailures, lockoutSeconds } from '../session/index.ts';
import { recordSecurityEvent } from '../security-events/index.ts';
import { getRegistration } from '../site/index.ts';
import { consumeCode } from '../verification/index.ts';
import { checkPasswordAndCode } from './login-password.ts';
import { checkSecurityCode } from './security-code.ts';

/**
 * Refuses a wrong password and counts it. Five in a row, login and payment passwords together, lock the change for 15
 * minutes.
 */
function refuseUnlessCorrect(context: DomainContext, memberId: string, isCorrect: boolean, refusal: ErrorCode): void {
  const key = failureKey.payment(memberId);
  const seconds = lockoutSeconds(context, key);
  if (seconds > 0) throw new Refusal('PAYMENT_PASSWORD_LOCKED', { retryAfter: seconds });
  if (!isCorrect) {
    const attemptsLeft = countFailure(context, key, { locks: true });
    throw new Refusal(refusal, { value: { attemptsLeft } });
  }
  clearFailures(context, key);
}

/** Refuses an account without a payment password with PAYMENT_PASSWORD_REQUIRED. */
export function requirePaymentPassword(context: DomainContext, memberId: string): void {
  if (!hasPaymentPassword(context, memberId)) throw new Refusal('PAYMENT_PASSWORD_REQUIRED');
}

export function hasPaymentPassword(context: DomainContext, memberId: string): boolean {
  return profileOf(context, memberId).paymentPassword !== null;
}

/**
 * Checks the payment password of a call that needs it. A wrong one is counted and refused with PAYMENT_PASSWORD_INVALID;
 * five in a row, of all such calls together, lock it for 15 minutes (PAYMENT_PASSWORD_LOCKED).
 */
export function checkPaymentPassword(context: DomainContext, memberId: string, given: string): void {
  const isCorrect = profileOf(context, memberId).paymentPassword === given;
  refuseUnlessCorrect(context, memberId, isCorrect, 'PAYMENT_PASSWORD_INVALID');
}

/**
 * Sets the payment password: first with the login password (with a code when none is set), later with the old payment
 * password.
 */
export function setPaymentPassword(context: CallContext, change: PaymentPasswordChange): void {
  const { newPaymentPassword, oldPaymentPassword = '', loginPassword = '' } = change;
  const member = callingMember(context);
  const { id: memberId } = member;
  const { paymentPassword } = profileOf(context, memberId);
  let codeTarget: string | undefined;
  if (paymentPassword !== null) {
    refuseUnlessCorrect(context, memberId, oldPaymentPassword === paymentPassword, 'PAYMENT_PASSWORD_INVALID');
  } else if (member.password === '') {
    codeTarget = checkSecurityCode(context, memberId, change.verificationCode);
  } else {
    const isCorrect = isPasswordOf(member, loginPassword);
    refuseUnlessCorrect(context, memberId, isCorrect, 'PASSWORD_CHECK_FAILED');
  }
  checkNewPassword(context, change);
  context.store.transact(() => {
    if (codeTarget !== undefined) consumeCode(context, 'security', codeTarget);
    replacePaymentPassword(context, memberId, newPaymentPassword);
  });
}

/** Replaces a forgotten payment password with the login password and a code to a contact, and ends its lock. */
export function resetPaymentPassword(context: CallContext, reset: PaymentPasswordReset): void {
  const member = callingMember(context);
  requirePaymentPassword(context, member.id);
  const codeTarget = checkPasswordAndCode(context, member, reset.loginPassword, () =>
    checkSecurityCode(context, member.id, reset.verificationCode),
  );
  checkNewPassword(context, reset);
  context.store.transact(() => {
    consumeCode(context, 'security', codeTarget);
    clearFailures(context, failureKey.payment(member.id));
    replacePaymentPassword(context, member.id, reset.newPaymentPassword);
  });
}

type NewPaymentPassword = Pick<PaymentPasswordReset, 'newPaymentPassword' | 'confirmNewPaymentPassword'>;

/** Refuses a confirmation that differs, and a format that the registration form does not allow. */
function checkNewPassword(context: DomainContext, input: NewPaymentPassword): void {
  const { newPaymentPassword, confirmNewPaymentPassword } = input;
  if (newPaymentPassword !== confirmNewPaymentPassword) throw new Refusal('PASSWORD_MISMATCH');
  const { paymentPassword: config } = getRegistration(context, 'USERNAME');
  const fieldErrors = config === undefined ? [] : fieldError('newPaymentPassword', newPaymentPassword, config);
  if (fieldErrors.length > 0) throw new Refusal('FIELD_INVALID', { fieldErrors });
}

function replacePaymentPassword(context: CallContext, memberId: string, paymentPassword: string): void {
  changeProfile(context, memberId, { paymentPassword });
  recordSecurityEvent(context, { memberId, kind: 'PAYMENT_PASSWORD_CHANGED', caller: context.caller });
}
