import type { MemberInfo } from '@croupier/sdk/types';
import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../store/rows/session.ts';
import type { DomainContext } from './context.ts';
import { Refusal } from './refusal.ts';

const SYMBOLS: Readonly<Record<string, string>> = { PHP: '₱' };

/** The account as the contract shows it; the password stays behind. */
export function describeMember(member: MemberRow): MemberInfo {
  const role = roleOfType(member.type);
  return {
    id: member.id,
    account: member.account,
    userName: member.account,
    ...(member.nickname === null ? {} : { nickname: member.nickname }),
    type: member.type,
    isLogin: true,
    isAgent: role === 'agent',
    isTrial: role === 'trial',
    firstTimeLogin: !member.firstLoginDone,
    balance: member.balance,
    currency: member.currency,
    currencySymbol: SYMBOLS[member.currency] ?? member.currency,
    unreadMessage: member.unreadMessages,
    availablePromoCount: member.claimablePromotions,
    availablePromo: { REFERRAL: { enabled: role === 'member' } },
    hasVip: member.vipRank !== null,
    ...(member.vipRank === null ? {} : { vipRankLevel: member.vipRank }),
    ...(member.vipName === null ? {} : { vipLabelName: member.vipName }),
  };
}

export function getMember({ store }: DomainContext, memberId: string): MemberInfo {
  const member = store.members.get(memberId);
  if (member === undefined) throw new Refusal('AUTH_REQUIRED');
  return describeMember(member);
}
