import type { ContactChannel } from '@croupier/sdk/types';

import { sessionOf, invalidField, type CallContext } from '../kernel/index.ts';
import { maskEmail, maskMobile, profileOf } from '../member/index.ts';
import { sendCode } from './codes.ts';

interface ContactCodeRequest {
  readonly memberId: string;
  readonly channel: ContactChannel;
  readonly purpose: 'twoStep' | 'security';
  /** Target that the code is valid for; the contact itself by default. */
  readonly target?: string;
}

/** Sends a code to a verified contact of the account. Refuses a channel without one with FIELD_INVALID. */
export function sendContactCode(
  context: CallContext,
  { memberId, channel, purpose, target }: ContactCodeRequest,
): { expiredMinutes: number; maskedTarget: string } {
  const profile = profileOf(context, memberId);
  const { mobile, mobileNum, email } = profile;
  const [to, maskedTarget, isVerified] =
    channel === 'SMS'
      ? [mobile, maskMobile(mobileNum ?? ''), profile.mobileVerified]
      : [email, maskEmail(email ?? ''), profile.emailVerified];
  if (to === null || !isVerified) {
    throw invalidField('channel', 'NOT_OFFERED', 'The account has nothing to send this to');
  }
  const sent = sendCode(context, {
    channel,
    purpose,
    to,
    target: target ?? contactTarget(memberId, to),
  });
  return { ...sent, maskedTarget };
}

/** Sends a code to a contact of the caller's account, for a change that needs a proof of the owner. */
export function sendSecurityCode(context: CallContext, channel: ContactChannel): ReturnType<typeof sendContactCode> {
  return sendContactCode(context, { memberId: sessionOf(context).memberId, channel, purpose: 'security' });
}

/** Target of a security code: valid for this account only, and while it has this contact. */
export function contactTarget(memberId: string, contact: string): string {
  return `${memberId}:${contact}`;
}
