import type { SocialLoginRequest } from '@croupier/sdk/types';

import { Refusal } from '../refusal.ts';

/**
 * What stands in for the social providers and the phone service. Its tokens are made by hand:
 * - `sandbox:google:<subject>` and `sandbox:facebook:<subject>` vouch for that subject;
 * - `sandbox:phone:<dialing code><number>` vouches for that number, and ends in `:expired` or `:quota` to be refused so.
 */
const SOCIAL_TOKEN = /^sandbox:(google|facebook):([A-Za-z0-9._-]{1,40})$/;
const PHONE_TOKEN = /^sandbox:phone:(\d{7,18})(?::(expired|quota))?$/;

/** Who the token is about; undefined when the provider does not vouch for it. */
export function readSocialToken({ provider, idToken }: SocialLoginRequest): string | undefined {
  const [, issuer, subject] = SOCIAL_TOKEN.exec(idToken) ?? [];
  return issuer === provider.toLowerCase() ? subject : undefined;
}

/** Refuses a token of the phone service that is not about this number, given with its dialing code. */
export function checkPhoneToken(idToken: string, mobile: string): void {
  const [, vouchedFor, trouble] = PHONE_TOKEN.exec(idToken) ?? [];
  if (trouble === 'quota') throw new Refusal('SMS_QUOTA_EXCEEDED');
  if (trouble === 'expired') throw new Refusal('SMS_CODE_EXPIRED');
  if (vouchedFor !== mobile) throw new Refusal('SMS_CODE_INVALID');
}
