import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../kernel/index.ts';
import { openAccount, typeOfKind } from '../member/index.ts';
import { linkOfCode, noteRegistration } from '../register-links/index.ts';
import { createReferralCode } from './invite-codes.ts';

type Registered = Omit<Parameters<typeof openAccount>[1], 'type'>;

/**
 * Opens an account that somebody registers, with a referral code of its own. With the agent code of a register link it
 * gets the kind and the rates of the link (AG-11).
 */
export function openRegistered(
  context: DomainContext,
  account: Registered,
  affiliateCode: string | undefined,
): MemberRow {
  const link = affiliateCode === undefined ? undefined : linkOfCode(context, affiliateCode);
  return context.store.transact(() => {
    const member = openAccount(context, { ...account, type: typeOfKind(link?.accountType ?? 'MEMBER') });
    if (link !== undefined) noteRegistration(context, link, member.id);
    createReferralCode(context, member.id, member.account);
    return member;
  });
}
