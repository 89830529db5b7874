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
import { withLoginPassword } from './login-password.ts';

/** Binds a number verified by a code to the account. Replacing another number needs a proof of the owner. */
export function bindMobile(context: CallContext, request: MobileBinding): void {
  const { memberId } = sessionOf(context);
  const { mobileNum, countryDialingCode, verificationCode } = request;
  if (!isMobileNumber(mobileNum, countryDialingCode)) throw new Refusal('MOBILE_INVALID');
  const mobile = fullMobileNumber(mobileNum, countryDialingCode);
  const bound = profileOf(context, memberId).mobile;
  const replaced = bound === mobile ? null : bound;
  requireOwnerProof(replaced, request);
  checkCode(context, 'register', mobile, verificationCode);
  const owner = findByMobile(context, mobile);
  if (owner !== undefined && owner !== memberId) throw new Refusal('MOBILE_TAKEN');
  acceptOwnerProof(context, memberId, replaced, request);
  context.store.transact(() => {
    consumeCode(context, 'register', mobile);
    changeProfile(context, memberId, { mobile, mobileNum, countryDialingCode, mobileVerified: true });
    recordContact(context, memberId, { channel: 'SMS', to: mobile }, bound);
  });
}

/** Binds an email address verified by a code to the account. Replacing another one needs a proof of the owner. */
export function bindEmail(context: CallContext, request: EmailBinding): void {
  const { memberId } = sessionOf(context);
  const email = request.email.toLowerCase();
  const target = `${memberId}:${email}`;
  const bound = profileOf(context, memberId).email;
  const replaced = bound === email ? null : bound;
  requireOwnerProof(replaced, request);
  checkCode(context, 'bindEmail', target, request.verificationCode);
  const owner = findByEmail(context, email);
  if (owner !== undefined && owner !== memberId) throw new Refusal('EMAIL_TAKEN');
  acceptOwnerProof(context, memberId, replaced, request);
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

/** Refuses the replacement of a contact without a login password and without a code to that contact. */
function requireOwnerProof(replaced: string | null, { loginPassword, currentContactCode }: OwnerProof): void {
  if (replaced === null || loginPassword !== undefined || currentContactCode !== undefined) return;
  throw invalidField('loginPassword', 'REQUIRED', 'Input cannot be empty');
}

/**
 * Checks the proof for the replacement of a contact, and uses up a code. Called last, so that no other refusal costs an
 * attempt. A wrong password counts like a failed login of the account.
 */
function acceptOwnerProof(
  context: DomainContext,
  memberId: string,
  replaced: string | null,
  { loginPassword, currentContactCode = '' }: OwnerProof,
): void {
  if (replaced === null) return;
  if (loginPassword === undefined) {
    const target = contactTarget(memberId, replaced);
    checkCode(context, 'security', target, currentContactCode);
    consumeCode(context, 'security', target);
    return;
  }
  withLoginPassword(context, existingMember(context, memberId), loginPassword, () => {});
}
