import type { SocialLoginRequest } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../context.ts';
import { findByEmail, uniqueAccountName } from '../member/find-member.ts';
import { openAccount } from '../member/open-account.ts';
import { Refusal } from '../refusal.ts';
import { getRegistration } from '../site.ts';
import { checkBirthday, refuseField } from './check-fields.ts';
import { agentOfCode, createReferralCode, inviterOfCode } from './invite-codes.ts';

export interface SocialIdentity {
  /** `PROVIDER:subject`. */
  readonly identity: string;
  readonly subject: string;
  /** Address in lower case that the provider has verified; undefined when it names none. */
  readonly email: string | undefined;
}

/** Creates the account of a visitor whom a social provider has verified. Refuses without accepted terms. */
export function registerBySocial(
  context: DomainContext,
  request: SocialLoginRequest,
  { identity, subject, email }: SocialIdentity,
): MemberRow {
  const { termsAccepted, birthday, affiliateCode, referralCode, domain } = request;
  if (termsAccepted !== true) throw new Refusal('TERMS_NOT_ACCEPTED');
  if (birthday === undefined && getRegistration(context, 'USERNAME')['birthday']?.required === true) {
    refuseField('birthday', 'REQUIRED', 'The birthday is required');
  }
  checkBirthday(context, birthday);
  const uplineId = affiliateCode === undefined ? null : agentOfCode(context, affiliateCode, domain);
  const inviterId = referralCode === undefined ? null : inviterOfCode(context, referralCode);
  if (email !== undefined && findByEmail(context, email) !== undefined) throw new Refusal('EMAIL_TAKEN');
  const account = uniqueAccountName(context, subject);
  const contact = email === undefined ? {} : { email, emailVerified: true };
  return context.store.transact(() => {
    const profile = { ...contact, uplineId, inviterId, birthday: birthday ?? null };
    const member = openAccount(context, { account, nickname: subject, isFirstLoginDue: true, profile });
    createReferralCode(context, member.id, account);
    context.store.identities.insert({ id: identity, memberId: member.id });
    return member;
  });
}
