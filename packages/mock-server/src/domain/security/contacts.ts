import type { EmailBinding, MobileBinding } from '@croupier/sdk/types';

import {
  sessionOf,
  invalidField,
  Refusal,
  type CallContext,
  type Contact,
  type DomainContext,
} from '../kernel/index.ts';
import { existingMember, findByEmail, findByMobile, changeProfile, profileOf } from '../member/index.ts';
import { recordSecurityEvent } from '../security-events/index.ts';
import { isMobileNumber, fullMobileNumber } from '../site/index.ts';
import { checkCode, consumeCode, contactTarget } from '../verification/index.ts';
import { checkLoginPassword } from './login-password.ts';

/** Binds a number verified by a code to the account. Another number than the bound one needs a proof of the owner. */
export function bindMobile(context: CallContext, request: MobileBinding): void {
  const { memberId } = sessionOf(context);
  const { mobileNum, countryDialingCode, verificationCode } = request;
  if (!isMobileNumber(mobileNum, countryDialingCode)) throw new Refusal('MOBILE_INVALID');
  const mobile = fullMobileNumber(mobileNum, countryDialingCode);
  const bound = profileOf(context, memberId).mobile;
  const isProofNeeded = bound !== mobile && needsOwnerProof(context, memberId, bound);
  if (isProofNeeded) requireOwnerProof(bound, request);
  checkCode(context, 'register', mobile, verificationCode);
  const owner = findByMobile(context, mobile);
  if (owner !== undefined && owner !== memberId) throw new Refusal('MOBILE_TAKEN');
  if (isProofNeeded) acceptOwnerProof(context, memberId, bound, request);
  context.store.transact(() => {
    consumeCode(context, 'register', mobile);
    changeProfile(context, memberId, { mobile, mobileNum, countryDialingCode, mobileVerified: true });
    recordContact(context, memberId, { channel: 'SMS', to: mobile }, bound);
  });
}

/** Binds an email address verified by a code to the account. Another than the bound one needs a proof of the owner. */
export function bindEmail(context: CallContext, request: EmailBinding): void {
  const { memberId } = sessionOf(context);
  const email = request.email.toLowerCase();
  const target = `${memberId}:${email}`;
  const bound = profileOf(context, memberId).email;
  const isProofNeeded = bound !== email && needsOwnerProof(context, memberId, bound);
  if (isProofNeeded) requireOwnerProof(bound, request);
  checkCode(context, 'bindEmail', target, request.verificationCode);
  const owner = findByEmail(context, email);
  if (owner !== undefined && owner !== memberId) throw new Refusal('EMAIL_TAKEN');
  if (isProofNeeded) acceptOwnerProof(context, memberId, bound, request);
  context.store.transact(() => {
    consumeCode(context, 'bindEmail', target);
    changeProfile(context, memberId, { email, emailVerified: true });
    recordContact(context, memberId, { channel: 'EMAIL', to: email }, bound);
  });
}

/**
 * Records a contact that differs from the one before, which gets the notice, too. Replacing one holds money for a day, and
 * so does a first one of an account without login password, because its codes then prove the owner.
 */
function recordContact(context: CallContext, memberId: string, { channel, to }: Contact, before: string | null): void {
  if (to === before) return;
  recordSecurityEvent(context, {
    memberId,
    kind: channel === 'SMS' ? 'MOBILE_CHANGED' : 'EMAIL_CHANGED',
    caller: context.caller,
    holds: before !== null || existingMember(context, memberId).password === '',
    replaced: before === null ? undefined : { channel, to: before },
  });
}

type OwnerProof = Pick<MobileBinding, 'loginPassword' | 'currentContactCode'>;

/** False for an account with neither this contact nor a login password: nothing else could prove its owner. */
function needsOwnerProof(context: DomainContext, memberId: string, bound: string | null): boolean {
  return bound !== null || existingMember(context, memberId).password !== '';
}

/** Refuses another contact without a login password and without a code to the one that is bound. */
function requireOwnerProof(bound: string | null, { loginPassword, currentContactCode }: OwnerProof): void {
  if (loginPassword !== undefined || (bound !== null && currentContactCode !== undefined)) return;
  throw invalidField('loginPassword', 'REQUIRED', 'Input cannot be empty');
}

/**
 * Checks the proof for another contact, and uses up a code. Called last, so that no other refusal costs an attempt. A wrong
 * password counts like a failed login of the account.
 */
function acceptOwnerProof(
  context: DomainContext,
  memberId: string,
  bound: string | null,
  { loginPassword, currentContactCode = '' }: OwnerProof,
): void {
  if (loginPassword === undefined) {
    if (bound === null) return;
    const target = contactTarget(memberId, bound);
    checkCode(context, 'security', target, currentContactCode);
    consumeCode(context, 'security', target);
    return;
  }
  checkLoginPassword(context, existingMember(context, memberId), loginPassword);
}
