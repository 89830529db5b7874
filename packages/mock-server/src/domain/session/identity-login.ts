import type {
  LoginMethod,
  LoginResult,
  PhoneAuthLoginRequest,
  SocialLoginRequest,
  SocialLoginResult,
} from '@croupier/sdk/types';
import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../context.ts';
import { uniqueAccountName, findByMobile } from '../member/find-member.ts';
import { openAccount } from '../member/open-account.ts';
import { fullMobileNumber } from '../mobile-number.ts';
import { Refusal } from '../refusal.ts';
import { openSession, type Visitor } from '../session.ts';
import { settingsOf } from '../site/settings.ts';
import { checkLoginCode } from './login-records.ts';
import { checkPhoneToken, readSocialToken } from './sandbox-identity.ts';

/** Opens a session for a user verified by a social provider; creates the account at first login. */
export function loginBySocial(
  context: DomainContext,
  request: SocialLoginRequest,
  visitor: Visitor,
): SocialLoginResult {
  const { store } = context;
  if (!settingsOf(context).socialProviders.includes(request.provider)) throw new Refusal('SOCIAL_LOGIN_DISABLED');
  const subject = readSocialToken(request);
  if (subject === undefined) throw new Refusal('SOCIAL_TOKEN_INVALID');
  const identity = `${request.provider}:${subject}`;
  const existing = store.members.get(store.identities.get(identity)?.memberId ?? '');
  if (existing !== undefined && roleOfType(existing.type) === undefined) throw new Refusal('AUTH_NOT_MEMBER');
  return store.transact(() => {
    const member = existing ?? registerIdentity(context, identity, subject);
    return { ...openIdentified(context, member, visitor, 'SOCIAL'), registered: existing === undefined };
  });
}

/** Opens a session for a number verified by the phone service. */
export function loginByPhone(context: DomainContext, request: PhoneAuthLoginRequest, visitor: Visitor): LoginResult {
  const mobile = fullMobileNumber(request.mobileNum, request.countryDialingCode);
  const memberId = findByMobile(context, mobile);
  checkLoginCode(context, { memberId, method: 'PHONE' }, visitor, () =>
    checkPhoneToken(request.firebaseIdToken, mobile),
  );
  const member = context.store.members.get(memberId ?? '');
  // The contract has no more specific code for a number without an account.
  if (member === undefined) throw new Refusal('SMS_CODE_INVALID');
  if (roleOfType(member.type) === undefined) throw new Refusal('AUTH_NOT_MEMBER');
  return openIdentified(context, member, visitor, 'PHONE');
}

function registerIdentity(context: DomainContext, identity: string, subject: string): MemberRow {
  const member = openAccount(context, {
    account: uniqueAccountName(context, subject),
    nickname: subject,
    isFirstLoginDue: true,
  });
  context.store.identities.insert({ id: identity, memberId: member.id });
  return member;
}

/** The forced change of a password does not apply to those who log in without one. */
function openIdentified(context: DomainContext, member: MemberRow, visitor: Visitor, method: LoginMethod): LoginResult {
  return { ...openSession(context, member, visitor, method), passwordExpired: false, passwordIsDefault: false };
}
