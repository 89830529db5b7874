import type { EmailBinding, MobileBinding } from '@croupier/sdk/types';

import type { DomainContext } from '../context.ts';
import { isMobileNumber, fullMobileNumber } from '../mobile-number.ts';
import { Refusal } from '../refusal.ts';
import { checkCode, consumeCode } from '../verification/codes.ts';
import { findByEmail, findByMobile } from './find-member.ts';
import { changeProfile } from './profile-row.ts';

/** Binds a number verified by a code to the account. */
export function bindMobile(context: DomainContext, memberId: string, request: MobileBinding): void {
  const { mobileNum, countryDialingCode, verificationCode } = request;
  if (!isMobileNumber(mobileNum, countryDialingCode)) throw new Refusal('MOBILE_INVALID');
  const mobile = fullMobileNumber(mobileNum, countryDialingCode);
  checkCode(context, 'register', mobile, verificationCode);
  const owner = findByMobile(context, mobile);
  if (owner !== undefined && owner !== memberId) throw new Refusal('MOBILE_TAKEN');
  context.store.transact(() => {
    consumeCode(context, 'register', mobile);
    changeProfile(context, memberId, { mobile, mobileNum, countryDialingCode, mobileVerified: true });
  });
}

/** Binds an email address verified by a code to the account. */
export function bindEmail(context: DomainContext, memberId: string, request: EmailBinding): void {
  const email = request.email.toLowerCase();
  const target = `${memberId}:${email}`;
  checkCode(context, 'bindEmail', target, request.verificationCode);
  const owner = findByEmail(context, email);
  if (owner !== undefined && owner !== memberId) throw new Refusal('EMAIL_TAKEN');
  context.store.transact(() => {
    consumeCode(context, 'bindEmail', target);
    changeProfile(context, memberId, { email, emailVerified: true });
  });
}
