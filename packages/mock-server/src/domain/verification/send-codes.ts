import type { SliderVerification, SmsPurpose } from '@croupier/sdk/types';
import { HOUR_MS, roleOfType } from '@croupier/sdk/rules';

import { sessionOf, Refusal, type CallContext } from '../kernel/index.ts';
import { findByEmail, findByMobile } from '../member/index.ts';
import { isMobileNumber, fullMobileNumber, getFlags, settingsOf } from '../site/index.ts';
import { limitAvailabilityChecks } from './availability.ts';
import { sendCode } from './codes.ts';
import { consumeSliderProof } from './slider.ts';
import { countOrRefuse, type RateLimit } from './rate-limit-counter.ts';

/** Email codes per member, to all addresses together. */
const MEMBER_EMAILS: RateLimit = { max: 5, windowMs: HOUR_MS };

type SentCode = ReturnType<typeof sendCode>;

export interface SmsRequest {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly sliderVerification?: SliderVerification | undefined;
}

/** Sends a code for a login or a password reset. A number without an account gets the same answer, but no code. */
export function sendLoginCode(context: CallContext, request: SmsRequest & { readonly purpose: SmsPurpose }): SentCode {
  const { purpose } = request;
  if (purpose === 'login' && !getFlags(context).MOBILEVERCODELOGIN3) throw new Refusal('SMS_NOT_ENABLED');
  const to = targetOf(request);
  consumeProof(context, request);
  return sendCode(context, {
    channel: 'SMS',
    purpose,
    to,
    isWanted: findByMobile(context, to) !== undefined,
  });
}

/** Sends a code to a number for registration or for a member who binds it. */
export function sendRegistrationCode(context: CallContext, request: SmsRequest): SentCode {
  if (!isPlayer(context) && !getFlags(context).REGMOBVERF3) throw new Refusal('SMS_NOT_ENABLED');
  const to = targetOf(request);
  // The answer reveals whether an account exists, so each request must first use up a slider proof.
  consumeProof(context, request);
  if (findByMobile(context, to) !== undefined) throw new Refusal('MOBILE_TAKEN');
  return sendCode(context, { channel: 'SMS', purpose: 'register', to });
}

/** Sends a code of the phone service to any number: the service does not know the accounts. */
export function sendPhoneServiceCode(context: CallContext, to: string): SentCode {
  return sendCode(context, { channel: 'SMS', purpose: 'phoneAuth', to });
}

/** Sends a code to an email address that the member wants to bind. */
export function sendEmailBindingCode(context: CallContext, email: string): SentCode {
  limitAvailabilityChecks(context);
  const { memberId } = sessionOf(context);
  const to = email.toLowerCase();
  const owner = findByEmail(context, to);
  if (owner !== undefined && owner !== memberId) throw new Refusal('EMAIL_TAKEN');
  countOrRefuse(context, `emails:${memberId}`, MEMBER_EMAILS);
  return sendCode(context, { channel: 'EMAIL', purpose: 'bindEmail', to, target: `${memberId}:${to}` });
}

/** True for members and agents; trial accounts count as guests here. */
function isPlayer({ store, caller: { session } }: CallContext): boolean {
  const member = session === undefined ? undefined : store.members.get(session.memberId);
  const role = member === undefined ? undefined : roleOfType(member.type);
  return role === 'member' || role === 'agent';
}

function targetOf({ mobileNum, countryDialingCode }: SmsRequest): string {
  if (!isMobileNumber(mobileNum, countryDialingCode)) throw new Refusal('MOBILE_INVALID');
  return fullMobileNumber(mobileNum, countryDialingCode);
}

function consumeProof(context: CallContext, { sliderVerification }: SmsRequest): void {
  if (settingsOf(context).sliderAtSms) consumeSliderProof(context, 'SMS', sliderVerification);
}
