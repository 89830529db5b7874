import type { MobileRegistrationRequest, RegistrationRequest, RegistrationResult } from '@croupier/sdk/types';

import type { ProfileRow } from '../../store/rows/profile.ts';
import { invalidField, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { checkBirthday, uniqueAccountName, findByAccount, findByEmail, findByMobile } from '../member/index.ts';
import { openSession, checkPhoneToken } from '../session/index.ts';
import { HOME_DIALING_CODE, fullMobileNumber, getFlags, getRegistration, settingsOf } from '../site/index.ts';
import { consumeCaptcha, checkCode, consumeCode, consumeSliderProof } from '../verification/index.ts';
import { checkFields, checkMobile, checkPassword, pickShownFields, type FilledFields } from './check-fields.ts';
import { agentOfCode, inviterOfCode } from './invite-codes.ts';
import { openRegistered } from './open-registered.ts';

/** Creates an account with user name and password, and its first session. */
export function registerByName(
  context: CallContext,
  request: RegistrationRequest,
  captchaId: string | undefined,
): Omit<RegistrationResult, 'user'> {
  const fields = getRegistration(context, 'USERNAME');
  const filled = pickShownFields(request, fields);
  checkFields(filled, fields);
  checkMobile(filled, () => {
    throw invalidField('mobileNum', 'FORMAT', 'This is no mobile number');
  });
  checkBirthday(context, filled.birthday);
  checkPassword(context, filled.password, () => {
    throw new Refusal('PASSWORD_WEAK');
  });
  // The checks below reveal existing accounts, so each request must first use up a captcha and a slider proof.
  if (fields['captcha']?.enabled === true) consumeCaptcha(context, captchaId, filled.captcha ?? '');
  consumeProof(context, request);
  const referrers = referrersOf(context, filled, request.domain);
  const account = (filled.username ?? '').toLowerCase();
  if (findByAccount(context, account) !== undefined) throw new Refusal('USERNAME_TAKEN');
  refuseTaken(context, filled);
  return createMember(context, { ...filled, username: account }, { ...referrers, mobileVerified: false });
}

/** Creates an account for a number verified by a code or the phone service, and its first session. */
export function registerByMobile(
  context: CallContext,
  request: MobileRegistrationRequest,
): Omit<RegistrationResult, 'user'> {
  const fields = getRegistration(context, 'MOBILE');
  const filled = pickShownFields(request, fields);
  const mobile = mobileOf(filled);
  const isVerifiedByService = filled.firebaseIdToken !== undefined;
  if (isVerifiedByService && !settingsOf(context).phoneAuth) throw new Refusal('FEATURE_DISABLED');
  const code = fields['verificationCode'];
  const requiredFields =
    isVerifiedByService && code !== undefined ? { ...fields, verificationCode: { ...code, required: false } } : fields;
  checkMobile(filled, () => {
    throw new Refusal('MOBILE_INVALID');
  });
  checkFields(filled, requiredFields);
  checkBirthday(context, filled.birthday);
  checkPassword(context, filled.password, () => {
    throw invalidField('password', 'NOT_ALLOWED', 'This password is too weak');
  });
  const needsCode = !isVerifiedByService && getFlags(context).REGMOBVERF3;
  if (isVerifiedByService) checkPhoneToken(context, filled.firebaseIdToken ?? '', mobile ?? '');
  if (needsCode) checkCode(context, 'register', mobile ?? '', filled.verificationCode ?? '');
  consumeProof(context, request);
  const referrers = referrersOf(context, filled, request.domain);
  refuseTaken(context, filled);
  return context.store.transact(() => {
    if (needsCode) consumeCode(context, 'register', mobile ?? '');
    const username = uniqueAccountName(context, 'player');
    return createMember(
      context,
      { ...filled, username },
      { ...referrers, mobileVerified: isVerifiedByService || needsCode },
    );
  });
}

type Referrers = Pick<ProfileRow, 'uplineId' | 'inviterId'>;

/** Upline and inviter of a request. Refuses unknown codes, and an agent's code for another domain or an empty one. */
function referrersOf(context: DomainContext, filled: FilledFields, domain: string | undefined): Referrers {
  const { affiliateCode, referralCode, recommenderId } = filled;
  const recommender = recommenderId === undefined ? undefined : findByAccount(context, recommenderId);
  if (recommenderId !== undefined && recommender === undefined) {
    throw invalidField('recommenderId', 'UNKNOWN', 'No account has this name');
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

function createMember(
  context: CallContext,
  filled: FilledFields & { readonly username: string },
  relations: Referrers & Pick<ProfileRow, 'mobileVerified'>,
): Omit<RegistrationResult, 'user'> {
  const mobile = mobileOf(filled);
  const profile = {
    ...relations,
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
    const member = openRegistered(context, { account, password, nickname, profile }, filled.affiliateCode);
    return { ...openSession(context, member), memberId: member.id };
  });
}
