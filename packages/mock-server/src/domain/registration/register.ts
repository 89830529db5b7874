import type { MobileRegistrationRequest, RegistrationRequest } from '@croupier/sdk/types';

import type { ProfileRow } from '../../store/rows/profile.ts';
import type { DomainContext } from '../context.ts';
import { uniqueAccountName, findByAccount, findByEmail, findByMobile } from '../member/find-member.ts';
import { openAccount } from '../member/open-account.ts';
import { HOME_DIALING_CODE, fullMobileNumber } from '../mobile-number.ts';
import { Refusal } from '../refusal.ts';
import { openSession, type Visitor } from '../session.ts';
import { checkPhoneToken } from '../session/sandbox-identity.ts';
import { getFlags, getRegistration } from '../site.ts';
import { settingsOf } from '../site/settings.ts';
import { consumeCaptcha } from '../verification/captcha.ts';
import { checkCode, consumeCode } from '../verification/codes.ts';
import { consumeSliderProof } from '../verification/slider.ts';
import {
  checkBirthday,
  checkFields,
  checkMobile,
  checkPassword,
  pickShownFields,
  refuseField,
  type FilledFields,
} from './check-fields.ts';
import { agentOfCode, createReferralCode, inviterOfCode } from './invite-codes.ts';

export interface Registered {
  readonly token: string;
  readonly memberId: string;
}

/** Creates an account with user name and password, and its first session. */
export function registerByName(
  context: DomainContext,
  request: RegistrationRequest,
  visitor: Visitor,
  captchaId: string | undefined,
): Registered {
  const fields = getRegistration(context, 'USERNAME');
  const filled = pickShownFields(request, fields);
  checkFields(filled, fields);
  checkMobile(filled, () => refuseField('mobileNum', 'This is no mobile number'));
  checkBirthday(context, filled.birthday);
  checkPassword(context, filled.password, () => {
    throw new Refusal('PASSWORD_WEAK');
  });
  // The checks below reveal existing accounts: each answer costs a captcha and a slider.
  if (fields['captcha']?.enabled === true) consumeCaptcha(context, captchaId, filled.captcha ?? '');
  consumeProof(context, request);
  const referrers = referrersOf(context, filled, request.domain);
  const account = (filled.username ?? '').toLowerCase();
  if (findByAccount(context, account) !== undefined) throw new Refusal('USERNAME_TAKEN');
  refuseTaken(context, filled);
  return open(context, { ...filled, username: account }, { ...referrers, mobileVerified: false }, visitor);
}

/** Creates an account for a number verified by a code or the phone service, and its first session. */
export function registerByMobile(
  context: DomainContext,
  request: MobileRegistrationRequest,
  visitor: Visitor,
): Registered {
  const fields = getRegistration(context, 'MOBILE');
  const filled = pickShownFields(request, fields);
  const mobile = mobileOf(filled);
  const isByService = filled.firebaseIdToken !== undefined;
  const code = fields['verificationCode'];
  const asked =
    isByService && code !== undefined ? { ...fields, verificationCode: { ...code, required: false } } : fields;
  checkMobile(filled, () => {
    throw new Refusal('MOBILE_INVALID');
  });
  checkFields(filled, asked);
  checkBirthday(context, filled.birthday);
  checkPassword(context, filled.password, () => refuseField('password', 'This password is too weak'));
  const isByCode = !isByService && getFlags(context).REGMOBVERF3;
  if (isByService) checkPhoneToken(filled.firebaseIdToken ?? '', mobile ?? '');
  if (isByCode) checkCode(context, 'register', mobile ?? '', filled.verificationCode ?? '');
  consumeProof(context, request);
  const referrers = referrersOf(context, filled, request.domain);
  refuseTaken(context, filled);
  return context.store.transact(() => {
    if (isByCode) consumeCode(context, 'register', mobile ?? '');
    const username = uniqueAccountName(context, 'player');
    return open(context, { ...filled, username }, { ...referrers, mobileVerified: isByService || isByCode }, visitor);
  });
}

type Referrers = Pick<ProfileRow, 'uplineId' | 'inviterId'>;

/** Whom the codes name; refuses codes that name nobody. An agent's code is held against the host as it was sent, empty too. */
function referrersOf(context: DomainContext, filled: FilledFields, domain: string | undefined): Referrers {
  const { affiliateCode, referralCode, recommenderId } = filled;
  const recommender = recommenderId === undefined ? undefined : findByAccount(context, recommenderId);
  if (recommenderId !== undefined && recommender === undefined) {
    refuseField('recommenderId', 'No account has this name');
  }
  return {
    uplineId: affiliateCode === undefined ? null : agentOfCode(context, affiliateCode, domain),
    inviterId: referralCode === undefined ? (recommender ?? null) : inviterOfCode(context, referralCode),
  };
}

function refuseTaken(context: DomainContext, filled: FilledFields): void {
  const mobile = mobileOf(filled);
  if (filled.email !== undefined && findByEmail(context, filled.email.toLowerCase()) !== undefined) {
    throw new Refusal('EMAIL_TAKEN');
  }
  if (mobile !== null && findByMobile(context, mobile) !== undefined) throw new Refusal('MOBILE_TAKEN');
}

function consumeProof(context: DomainContext, { sliderVerification }: RegistrationRequest): void {
  if (settingsOf(context).sliderAtRegistration) consumeSliderProof(context, 'REGISTER', sliderVerification);
}

/** The number with its dialing code. */
function mobileOf({ mobileNum, countryDialingCode = HOME_DIALING_CODE }: FilledFields): string | null {
  return mobileNum === undefined ? null : fullMobileNumber(mobileNum, countryDialingCode);
}

function open(
  context: DomainContext,
  filled: FilledFields & { readonly username: string },
  known: Referrers & Pick<ProfileRow, 'mobileVerified'>,
  visitor: Visitor,
): Registered {
  const mobile = mobileOf(filled);
  const profile = {
    ...known,
    payeeName: filled.payeeName ?? null,
    email: filled.email?.toLowerCase() ?? null,
    mobile,
    mobileNum: filled.mobileNum ?? null,
    countryDialingCode: mobile === null ? null : (filled.countryDialingCode ?? HOME_DIALING_CODE),
    birthday: filled.birthday ?? null,
    zalo: filled.zalo ?? null,
    telegram: filled.telegram ?? null,
    address: filled.address ?? null,
    nationality: filled.nationality ?? null,
    occupation: filled.occupation ?? null,
    sourceOfIncome: filled.sourceOfIncome ?? null,
    qqNum: filled.qqNum ?? null,
    line: filled.line ?? null,
    whatsapp: filled.whatsapp ?? null,
    facebook: filled.facebook ?? null,
    wechat: filled.wechat ?? null,
    idNumber: filled.idNumber ?? null,
    paymentPassword: filled.paymentPassword ?? null,
  };
  return context.store.transact(() => {
    const { username: account, password, nickname } = filled;
    const member = openAccount(context, { account, password, nickname, profile });
    createReferralCode(context, member.id, account);
    return { token: openSession(context, member, visitor).token, memberId: member.id };
  });
}
