import type { LanguageCode, MemberProfile, ProfileChange, ProfileCompleteness } from '@croupier/sdk/types';

import type { ProfileRow } from '../../store/rows/profile.ts';
import { sessionOf, fieldError, nameErrors, invalidField, Refusal, type CallContext } from '../kernel/index.ts';
import { getRegistration, isOffered } from '../site/index.ts';
import { callingMember, lastLoginOf } from './member.ts';
import { checkBirthday } from './birthday.ts';
import { MEMBER_ICONS } from './icons.data.ts';
import { maskEmail, maskIdNumber, maskMobile } from './mask.ts';
import { changeProfile, profileOf } from './profile-row.ts';

type Defined<Item> = { [Name in keyof Item]?: NonNullable<Item[Name]> };

/** The profile with masked contact and identity data. */
export function describeProfile(context: CallContext): MemberProfile {
  const member = callingMember(context);
  const row = profileOf(context, member.id);
  const { payeeName, birthday, zalo, telegram, address, nationality, occupation, sourceOfIncome } = row;
  const { qqNum, line, whatsapp, facebook, wechat, email, mobileNum, idNumber } = row;
  const profileFields = { payeeName, birthday, zalo, telegram, address, nationality, occupation, sourceOfIncome };
  const accounts = { qqNum, line, whatsapp, facebook, wechat };
  return {
    memberId: member.id,
    account: member.account,
    ...omitNull({
      nickname: member.nickname,
      ...profileFields,
      ...accounts,
      email: email === null ? null : maskEmail(email),
      mobileNum: mobileNum === null ? null : maskMobile(mobileNum),
      countryDialingCode: row.countryDialingCode,
      idNumber: idNumber === null ? null : maskIdNumber(idNumber),
      iconUrl: MEMBER_ICONS.find(({ iconId }) => iconId === row.iconId)?.url ?? null,
      lastLoginAt: lastLoginOf(context, sessionOf(context))?.loggedInAt ?? null,
    }),
    passwordSet: member.password !== '',
    paymentPasswordSet: row.paymentPassword !== null,
    emailVerified: row.emailVerified,
    mobileVerified: row.mobileVerified,
    passwordChangedAt: member.passwordChangedAt,
    twoStepEnabled: row.twoStep,
    completeness: completenessOf(context, row, member.nickname),
  };
}

/** Details that the platform knows a member by; the site may ask for more. */
const DETAILS = ['payeeName', 'birthday', 'nationality', 'address', 'email', 'mobileNum', 'idNumber'] as const;
/** Further details that count where the registration shows them. */
const SHOWN_DETAILS = [
  'occupation',
  'sourceOfIncome',
  'telegram',
  'zalo',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
] as const;

/** How many of the details that the site asks for are filled in. */
function completenessOf(context: CallContext, row: ProfileRow, nickname: string | null): ProfileCompleteness {
  const registration = getRegistration(context, 'USERNAME');
  const asked = [...DETAILS, ...SHOWN_DETAILS.filter((name) => registration[name]?.enabled === true)];
  const missing = [...(nickname === null ? ['nickname'] : []), ...asked.filter((name) => row[name] === null)];
  const total = asked.length + 1;
  return { done: total - missing.length, total, missing };
}

/** Updates the sent fields; an empty string clears one. The payee name can be set once. */
export function updateProfile(context: CallContext, change: ProfileChange): MemberProfile {
  const { memberId } = sessionOf(context);
  const before = profileOf(context, memberId);
  const fields = getRegistration(context, 'USERNAME');
  const trimmed = Object.entries(change).map(([name, value]) => [name, value.trim()] as const);
  const fieldErrors = trimmed.flatMap(([name, value]) => {
    const config = fields[name];
    const ownErrors = name === 'nickname' ? nameErrors(name, value) : [];
    if (ownErrors.length > 0) return ownErrors;
    return config === undefined ? [] : fieldError(name, value, { ...config, required: false });
  });
  if (fieldErrors.length > 0) throw new Refusal('FIELD_INVALID', { fieldErrors });
  const { nickname, ...rest } = Object.fromEntries(trimmed);
  if (rest['payeeName'] !== undefined && before.payeeName !== null && rest['payeeName'] !== before.payeeName) {
    throw invalidField('payeeName', 'NOT_ALLOWED', 'The name can be set once');
  }
  checkBirthday(context, rest['birthday']);
  const changes = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value === '' ? null : value]));
  context.store.transact(() => {
    if (nickname !== undefined) context.store.members.update(memberId, { nickname: nickname === '' ? null : nickname });
    changeProfile(context, memberId, changes satisfies Partial<Record<string, string | null>>);
  });
  return describeProfile(context);
}

/** Selects an avatar and returns its image URL. */
export function chooseIcon(context: CallContext, iconId: string): { iconUrl: string } {
  const icon = MEMBER_ICONS.find((candidate) => candidate.iconId === iconId);
  if (icon === undefined) throw invalidField('iconId', 'UNKNOWN', 'There is no such avatar');
  changeProfile(context, sessionOf(context).memberId, { iconId });
  return { iconUrl: icon.url };
}

/** Sets the language of messages. */
export function chooseLanguage(context: CallContext, language: LanguageCode): { language: LanguageCode } {
  if (!isOffered(context, language)) throw new Refusal('LANGUAGE_UNSUPPORTED');
  changeProfile(context, sessionOf(context).memberId, { language });
  return { language };
}

/** Removes null values. */
function omitNull<Item extends Partial<Record<keyof ProfileRow | keyof MemberProfile, unknown>>>(
  item: Item,
): Defined<Item> {
  // The filter leaves no null values.
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)) as Defined<Item>;
}
