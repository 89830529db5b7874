import type { SocialLoginRequest } from '@croupier/sdk/types';

import { Refusal } from '../refusal.ts';

/**
 * Sandbox replacement of the social providers and the phone service. Its tokens are written by hand:
 * - `sandbox:google:<subject>` and `sandbox:facebook:<subject>` verify that subject;
 * - `sandbox:phone:<dialing code><number>` verifies that number; with `:expired` or `:quota` appended it is refused.
 */
const SOCIAL_TOKEN = /^sandbox:(google|facebook):([A-Za-z0-9._-]{1,40})$/;
const PHONE_TOKEN = /^sandbox:phone:(\d{7,18})(?::(expired|quota))?$/;

/** Subject of a token; undefined when the provider does not accept it. */
export function readSocialToken({ provider, idToken }: SocialLoginRequest): string | undefined {
  const [, issuer, subject] = SOCIAL_TOKEN.exec(idToken) ?? [];
  return issuer === provider.toLowerCase() ? subject : undefined;
}

/** Refuses a phone token that does not verify this number, given with dialing code. */
export function checkPhoneToken(idToken: string, mobile: string): void {
  const [, verifiedMobile, failure] = PHONE_TOKEN.exec(idToken) ?? [];
  if (failure === 'quota') throw new Refusal('SMS_QUOTA_EXCEEDED');
  if (failure === 'expired') throw new Refusal('SMS_CODE_EXPIRED');
  if (verifiedMobile !== mobile) throw new Refusal('SMS_CODE_INVALID');
}
