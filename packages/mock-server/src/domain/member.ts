import type { MemberInfo } from '@croupier/sdk/types';
import { formatAmount, roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../store/rows/session.ts';
import type { DomainContext } from './context.ts';
import { mainBalance } from './ledger/ledger.ts';
import { profileOf } from './member/profile-row.ts';
import { Refusal } from './refusal.ts';

const SYMBOLS: Readonly<Record<string, string>> = { PHP: '₱' };

/** Symbol of a currency; its code when it has none. */
export function symbolOf(currency: string): string {
  return SYMBOLS[currency] ?? currency;
}

/** True when this is the account's password; always false for an account without one. */
export function isPasswordOf(member: MemberRow, password: string): boolean {
  return member.password !== '' && member.password === password;
}

/** Converts an account to the contract's shape. */
export function describeMember(context: DomainContext, member: MemberRow): MemberInfo {
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
    balance: formatAmount(mainBalance(context, member)),
    currency: member.currency,
    currencySymbol: symbolOf(member.currency),
    unreadMessage: member.unreadMessages,
    availablePromoCount: member.claimablePromotions,
    availablePromo: { REFERRAL: { enabled: role === 'member' } },
    hasVip: member.vipRank !== null,
    // Breaks are not modelled yet, so no account has one.
    break: 'NONE',
    ...(member.vipRank === null ? {} : { vipRankLevel: member.vipRank }),
    ...(member.vipName === null ? {} : { vipLabelName: member.vipName }),
  };
}

export function getMember(context: DomainContext, memberId: string): MemberInfo {
  return describeMember(context, existingMember(context, memberId));
}

/** The member of a session. Refuses with AUTH_REQUIRED when the account no longer exists. */
export function existingMember({ store }: DomainContext, memberId: string): MemberRow {
  const member = store.members.get(memberId);
  if (member === undefined) throw new Refusal('AUTH_REQUIRED');
  return member;
}

/** Badge counts of the menus. */
export function countBadges(
  context: DomainContext,
  memberId: string,
): { missions: number; messages: number; rewards: number; availablePromoCount: number } {
  const { unreadMessages, claimablePromotions } = existingMember(context, memberId);
  const { claimableMissions, claimableRewards } = profileOf(context, memberId);
  return {
    missions: claimableMissions,
    messages: unreadMessages,
    rewards: claimableRewards,
    availablePromoCount: claimablePromotions,
  };
}

/** Ends the first login. */
export function finishFirstLogin(context: DomainContext, memberId: string): void {
  context.store.transact(() => context.store.members.update(memberId, { firstLoginDone: true }));
}
