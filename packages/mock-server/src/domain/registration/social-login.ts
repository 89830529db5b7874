import type { SocialLoginRequest, SocialLoginResult } from '@croupier/sdk/types';
import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import { invalidField, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { findByEmail, uniqueAccountName, checkBirthday } from '../member/index.ts';
import { openSession, readSocialToken, requireTwoStep, type SocialClaims } from '../session/index.ts';
import { getRegistration, settingsOf } from '../site/index.ts';
import { agentOfCode, inviterOfCode } from './invite-codes.ts';
import { openRegistered } from './open-registered.ts';

/** Opens a session for a user verified by a social provider; creates the account at first login. */
export function loginBySocial(context: CallContext, request: SocialLoginRequest): Omit<SocialLoginResult, 'user'> {
  const { store } = context;
  if (!settingsOf(context).socialProviders.includes(request.provider)) throw new Refusal('SOCIAL_LOGIN_DISABLED');
  const claims = readSocialToken(request);
  if (claims === undefined) throw new Refusal('SOCIAL_TOKEN_INVALID');
  const identity = `${request.provider}:${claims.subject}`;
  const existing = store.members.get(store.identities.get(identity)?.memberId ?? '');
  if (existing !== undefined && roleOfType(existing.type) === undefined) throw new Refusal('AUTH_NOT_MEMBER');
  if (existing !== undefined) requireTwoStep(context, { memberId: existing.id, method: 'SOCIAL' });
  return store.transact(() => {
    const member = existing ?? registerBySocial(context, request, { ...claims, identity });
    return { ...openSession(context, member, 'SOCIAL'), registered: existing === undefined };
  });
}

/** Creates an account; `identity` is `PROVIDER:subject`. Refuses without accepted terms. */
function registerBySocial(
  context: DomainContext,
  request: SocialLoginRequest,
  { identity, subject, email }: SocialClaims & { readonly identity: string },
): MemberRow {
  const { termsAccepted, birthday, affiliateCode, referralCode, domain } = request;
  if (termsAccepted !== true) throw new Refusal('TERMS_NOT_ACCEPTED');
  if (birthday === undefined && getRegistration(context, 'USERNAME')['birthday']?.required === true) {
    throw invalidField('birthday', 'REQUIRED', 'The birthday is required');
  }
  checkBirthday(context, birthday);
  const uplineId = affiliateCode === undefined ? null : agentOfCode(context, affiliateCode, domain);
  const inviterId = referralCode === undefined ? null : inviterOfCode(context, referralCode);
  if (email !== undefined && findByEmail(context, email) !== undefined) throw new Refusal('EMAIL_TAKEN');
  const account = uniqueAccountName(context, subject);
  const contact = email === undefined ? {} : { email, emailVerified: true };
  return context.store.transact(() => {
    const profile = { ...contact, uplineId, inviterId, birthday: birthday ?? null };
    const opened = { account, nickname: subject, isFirstLoginDue: true, profile };
    const member = openRegistered(context, opened, affiliateCode);
    context.store.identities.insert({ id: identity, memberId: member.id });
    return member;
  });
}
