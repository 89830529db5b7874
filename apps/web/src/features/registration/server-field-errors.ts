import type { ApiError, ErrorCode } from '@croupier/sdk/errors';

import { isFieldName, type FieldName } from './registration-fields.ts';

const FIELD_OF_CODE: Readonly<Partial<Record<ErrorCode, FieldName>>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  MOBILE_TAKEN: 'mobileNum',
  MOBILE_INVALID: 'mobileNum',
  SMS_CODE_INVALID: 'verificationCode',
  SMS_CODE_EXPIRED: 'verificationCode',
  PASSWORD_WEAK: 'password',
  PASSWORD_MISMATCH: 'confirmPassword',
  AGE_BELOW_MINIMUM: 'birthday',
  AFFILIATE_CODE_INVALID: 'affiliateCode',
  REFERRAL_CODE_INVALID: 'referralCode',
  AUTH_CAPTCHA_REQUIRED: 'captcha',
  AUTH_CAPTCHA_INVALID: 'captcha',
};

/** Fields that a refusal concerns; empty when it concerns something else. */
export function fieldErrorsOf({ code, fieldErrors }: ApiError): readonly FieldName[] {
  const named = fieldErrors.map(({ field }) => field).filter(isFieldName);
  const field = code === undefined ? undefined : FIELD_OF_CODE[code];
  return field === undefined ? named : [field, ...named];
}
