import type { SocialLoginRequest } from '@croupier/sdk/types';

import { Refusal } from '../kernel/index.ts';

/**
 * Sandbox replacement of the social providers and the phone service. Its tokens are written by hand:
 * - `sandbox:google:<subject>` and `sandbox:facebook:<subject>` verify that subject; with `:<email>` appended also that
 *   address;
 * - `sandbox:phone:<dialing code><number>` verifies that number; with `:expired` or `:quota` appended it is refused.
 */
const SOCIAL_TOKEN = /^sandbox:(google|facebook):([A-Za-z0-9._-]{1,40})(?::([^\s:@]+@[^\s:@]+))?$/;
const PHONE_TOKEN = /^sandbox:phone:(\d{7,18})(?::(expired|quota))?$/;

export interface SocialClaims {
  readonly subject: string;
  /** In lower case; undefined when the token names none. */
  readonly email: string | undefined;
}

/** What a token proves; undefined when the provider does not accept it. */
export function readSocialToken({ provider, idToken }: SocialLoginRequest): SocialClaims | undefined {
  const [, issuer, subject, email] = SOCIAL_TOKEN.exec(idToken) ?? [];
  if (subject === undefined || issuer !== provider.toLowerCase()) return undefined;
  return { subject, email: email?.toLowerCase() };
}

/** Refuses a phone token that does not verify this number, given with dialing code. */
export function checkPhoneToken(idToken: string, mobile: string): void {
  const [, verifiedMobile, failure] = PHONE_TOKEN.exec(idToken) ?? [];
  if (failure === 'quota') throw new Refusal('SMS_QUOTA_EXCEEDED');
  if (failure === 'expired') throw new Refusal('SMS_CODE_EXPIRED');
  if (verifiedMobile !== mobile) throw new Refusal('SMS_CODE_INVALID');
}
