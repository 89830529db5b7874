import type { LoginResult, PhoneAuthLoginRequest, SocialLoginRequest, SocialLoginResult } from '@croupier/sdk/types';
import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../context.ts';
import { findByMobile } from '../member/find-member.ts';
import { fullMobileNumber } from '../mobile-number.ts';
import { Refusal } from '../refusal.ts';
import { registerBySocial } from '../registration/register-social.ts';
import { openSession, type Visitor } from '../session.ts';
import { settingsOf } from '../site/settings.ts';
import { checkPhoneToken, readSocialToken } from './sandbox-identity.ts';
import { requireTwoStep } from './two-step.ts';

/** Opens a session for a user verified by a social provider; creates the account at first login. */
export function loginBySocial(
  context: DomainContext,
  request: SocialLoginRequest,
  visitor: Visitor,
): SocialLoginResult {
  const { store } = context;
  if (!settingsOf(context).socialProviders.includes(request.provider)) throw new Refusal('SOCIAL_LOGIN_DISABLED');
  const claims = readSocialToken(request);
  if (claims === undefined) throw new Refusal('SOCIAL_TOKEN_INVALID');
  const identity = `${request.provider}:${claims.subject}`;
  const existing = store.members.get(store.identities.get(identity)?.memberId ?? '');
  if (existing !== undefined && roleOfType(existing.type) === undefined) throw new Refusal('AUTH_NOT_MEMBER');
  if (existing !== undefined) requireTwoStep(context, { memberId: existing.id, address: visitor.address });
  return store.transact(() => {
    const member = existing ?? registerBySocial(context, request, { ...claims, identity });
    return { ...openIdentified(context, member, visitor), registered: existing === undefined };
  });
}

/** Opens a session for a number verified by the phone service. */
export function loginByPhone(context: DomainContext, request: PhoneAuthLoginRequest, visitor: Visitor): LoginResult {
  const mobile = fullMobileNumber(request.mobileNum, request.countryDialingCode);
  checkPhoneToken(request.firebaseIdToken, mobile);
  const member = context.store.members.get(findByMobile(context, mobile) ?? '');
  // The contract has no more specific code for a number without an account.
  if (member === undefined) throw new Refusal('SMS_CODE_INVALID');
  if (roleOfType(member.type) === undefined) throw new Refusal('AUTH_NOT_MEMBER');
  requireTwoStep(context, { memberId: member.id, address: visitor.address, isMobileProven: true });
  return openIdentified(context, member, visitor);
}

/** The forced change of a password does not apply to those who log in without one. */
function openIdentified(context: DomainContext, member: MemberRow, visitor: Visitor): LoginResult {
  return { ...openSession(context, member, visitor), passwordExpired: false, passwordIsDefault: false };
}
