import type { SecurityCodeRequest, SecurityCodeSent } from '@croupier/sdk/types';

import type { DomainContext } from '../context.ts';
import { refuseField } from '../registration/check-fields.ts';
import { checkCode, sendCode } from '../verification/codes.ts';
import { maskEmail, maskMobile } from './mask.ts';
import { profileOf } from './profile-row.ts';

/** Sends a code to a verified contact of the account, to prove its owner before a change. */
export function sendSecurityCode(
  context: DomainContext,
  { memberId, channel, address }: SecurityCodeRequest & { readonly memberId: string; readonly address: string },
): SecurityCodeSent {
  const { mobile, mobileNum, mobileVerified, email, emailVerified } = profileOf(context, memberId);
  const isSms = channel === 'SMS';
  const to = isSms ? mobile : email;
  if (to === null || !(isSms ? mobileVerified : emailVerified)) {
    return refuseField('channel', 'NOT_OFFERED', 'The account has no verified contact of this kind');
  }
  const maskedTarget = isSms ? maskMobile(mobileNum ?? '') : maskEmail(to);
  const request = { channel: isSms ? 'sms' : 'email', purpose: 'security', address, to, target: memberId } as const;
  return { ...sendCode(context, request), maskedTarget };
}

/** Refuses a missing, wrong or expired code of `sendSecurityCode`. */
export function checkSecurityCode(context: DomainContext, memberId: string, code: string | undefined): void {
  if (code === undefined) return refuseField('verificationCode', 'REQUIRED', 'The code is required');
  checkCode(context, 'security', memberId, code);
}
