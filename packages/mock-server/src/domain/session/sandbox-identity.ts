import type { SocialLoginRequest } from '@croupier/sdk/types';

import { HOUR_MS } from '@croupier/sdk/rules';

import { Refusal, type DomainContext } from '../kernel/index.ts';

/**
 * Sandbox replacement of the social providers and the phone service. Its tokens can be written by hand:
 * - `sandbox:google:<subject>` and `sandbox:facebook:<subject>` verify that subject; with `:<email>` appended also that
 *   address;
 * - `sandbox:phone:<dialing code><number>` verifies that number; with `:expired` or `:quota` appended it is refused, and
 *   with the time of its issue in epoch seconds appended it expires an hour later.
 */
const SOCIAL_TOKEN = /^sandbox:(google|facebook):([A-Za-z0-9._-]{1,40})(?::([^\s:@]+@[^\s:@]+))?$/;
const PHONE_TOKEN = /^sandbox:phone:(\d{7,18})(?::(expired|quota|\d{10}))?$/;
/** Validity of a phone token in ms, as at Firebase. */
const PHONE_TOKEN_TTL_MS = HOUR_MS;

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

/** The token of a provider's user. */
export function socialTokenOf(provider: SocialLoginRequest['provider'], { subject, email }: SocialClaims): string {
  const token = `sandbox:${provider.toLowerCase()}:${subject}`;
  return email === undefined ? token : `${token}:${email}`;
}

/** The token of a number that the phone service has verified now, given with dialing code. */
export function phoneTokenOf({ clock }: DomainContext, mobile: string): string {
  return `sandbox:phone:${mobile}:${Math.floor(clock.now().getTime() / 1000)}`;
}

/** Refuses a phone token that does not verify this number, given with dialing code. */
export function checkPhoneToken({ clock }: DomainContext, idToken: string, mobile: string): void {
  const [, verifiedMobile, addition] = PHONE_TOKEN.exec(idToken) ?? [];
  if (addition === 'quota') throw new Refusal('SMS_QUOTA_EXCEEDED');
  const expiresAt = Number(addition) * 1000 + PHONE_TOKEN_TTL_MS;
  if (addition === 'expired' || expiresAt <= clock.now().getTime()) throw new Refusal('SMS_CODE_EXPIRED');
  if (verifiedMobile !== mobile) throw new Refusal('SMS_CODE_INVALID');
}
