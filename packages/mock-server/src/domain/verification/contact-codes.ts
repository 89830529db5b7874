import type { ContactChannel } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/context.ts';
import { maskEmail, maskMobile } from '../member/mask.ts';
import { profileOf } from '../member/profile-row.ts';
import { invalidField } from '../kernel/refusal.ts';
import { sendCode } from './codes.ts';

interface ContactCodeRequest {
  readonly memberId: string;
  readonly channel: ContactChannel;
  /** The caller's network address. */
  readonly address: string;
  readonly purpose: 'twoStep' | 'security';
  /** Target that the code is valid for; the contact itself by default. */
  readonly target?: string;
}

/** Sends a code to a contact of the account. Refuses a channel without a contact with FIELD_INVALID. */
export function sendContactCode(
  context: DomainContext,
  { memberId, channel, address, purpose, target }: ContactCodeRequest,
): { expiredMinutes: number; maskedTarget: string } {
  const profile = profileOf(context, memberId);
  const { mobile, mobileNum, email } = profile;
  const [to, maskedTarget, isVerified] =
    channel === 'SMS'
      ? [mobile, maskMobile(mobileNum ?? ''), profile.mobileVerified]
      : [email, maskEmail(email ?? ''), profile.emailVerified];
  // A pending login has no other contacts, so an unverified one is used; it was entered with the password.
  if (to === null || (purpose === 'security' && !isVerified)) {
    throw invalidField('channel', 'NOT_OFFERED', 'The account has nothing to send this to');
  }
  const codeChannel = channel === 'SMS' ? 'sms' : 'email';
  const sent = sendCode(context, {
    channel: codeChannel,
    purpose,
    address,
    to,
    target: target ?? contactTarget(memberId, to),
  });
  return { ...sent, maskedTarget };
}

/** Target of a security code: valid for this account only, and while it has this contact. */
export function contactTarget(memberId: string, contact: string): string {
  return `${memberId}:${contact}`;
}
