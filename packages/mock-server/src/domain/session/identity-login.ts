import type { MemberInfo, PhoneAuthLoginRequest, SocialLoginRequest } from '@croupier/sdk/types';
import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../context.ts';
import { uniqueAccountName, findByMobile } from '../member/find-member.ts';
import { openAccount } from '../member/open-account.ts';
import { fullMobileNumber } from '../mobile-number.ts';
import { Refusal } from '../refusal.ts';
import { openSession, type Visitor } from '../session.ts';
import { settingsOf } from '../site/settings.ts';
import { checkPhoneToken, readSocialToken } from './sandbox-identity.ts';

interface OpenedSession {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly user: MemberInfo;
}

/** Opens a session for a user verified by a social provider; creates the account at first login. */
export function loginBySocial(
  context: DomainContext,
  request: SocialLoginRequest,
  visitor: Visitor,
): OpenedSession & { readonly registered: boolean } {
  const { store } = context;
  if (!settingsOf(context).socialProviders.includes(request.provider)) throw new Refusal('SOCIAL_LOGIN_DISABLED');
  const subject = readSocialToken(request);
  if (subject === undefined) throw new Refusal('SOCIAL_TOKEN_INVALID');
  const identity = `${request.provider}:${subject}`;
  const existing = store.members.get(store.identities.get(identity)?.memberId ?? '');
  if (existing !== undefined && roleOfType(existing.type) === undefined) throw new Refusal('AUTH_NOT_MEMBER');
  return store.transact(() => {
    const member = existing ?? registerIdentity(context, identity, subject);
    return { ...openIdentified(context, member, visitor), registered: existing === undefined };
  });
}

/** Opens a session for a number verified by the phone service. */
export function loginByPhone(context: DomainContext, request: PhoneAuthLoginRequest, visitor: Visitor): OpenedSession {
  const mobile = fullMobileNumber(request.mobileNum, request.countryDialingCode);
  checkPhoneToken(request.firebaseIdToken, mobile);
  const member = context.store.members.get(findByMobile(context, mobile) ?? '');
  // The contract has no more specific code for a number without an account.
  if (member === undefined || roleOfType(member.type) === undefined) throw new Refusal('SMS_CODE_INVALID');
  return openIdentified(context, member, visitor);
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

function openIdentified(context: DomainContext, member: MemberRow, visitor: Visitor): OpenedSession {
  const { token, firstTimeLogin, user } = openSession(context, member, visitor);
  return { token, firstTimeLogin, user };
}
