import { formatAmount, roleOfType } from '@croupier/sdk/rules';
import type { MemberBadges, MemberInfo } from '@croupier/sdk/types';

import type { MemberRow, SessionRow } from '../../store/rows/session.ts';
import { breakOf } from '../breaks/index.ts';
import { countOpenUnread } from '../chat/index.ts';
import { sessionOf, symbolOf, type CallContext, type DomainContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { callingMember, describeLogin, existingMember, lastLoginOf } from '../member/index.ts';
import { countUnread } from '../messages/index.ts';
import { countClaimable as countMissions } from '../missions/index.ts';
import { mayInvite } from '../referral/index.ts';
import { countClaimable as countPromotions } from '../promotions/index.ts';
import { claimableRewards } from '../rewards/index.ts';

/** Converts an account to the contract's shape, as one of its sessions shows it. */
function describeMember(context: DomainContext, member: MemberRow, session: SessionRow): MemberInfo {
  const role = roleOfType(member.type);
  const lastLogin = lastLoginOf(context, session);
  const pause = breakOf(context, member.id);
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
    unreadMessage: countUnread(context, member.id),
    availablePromoCount: countPromotions(context, member),
    availablePromo: { REFERRAL: { enabled: mayInvite(context, member) } },
    ...(lastLogin === undefined ? {} : { lastLogin: describeLogin(lastLogin) }),
    hasVip: member.vipRank !== null,
    break: pause?.state ?? 'NONE',
    ...(pause === undefined ? {} : { breakUntil: pause.until }),
    ...(member.vipRank === null ? {} : { vipRankLevel: member.vipRank }),
    ...(member.vipName === null ? {} : { vipLabelName: member.vipName }),
  };
}

/** The account of the caller. */
export function getMember(context: CallContext): MemberInfo {
  return describeMember(context, callingMember(context), sessionOf(context));
}

/** Adds the account to the answer of a login. */
export function withUser<Opened extends { readonly token: string }>(
  context: DomainContext,
  opened: Opened,
): Opened & { user: MemberInfo } {
  const session = context.store.sessions.get(opened.token);
  if (session === undefined) throw new Error('The answer of a login names no session.');
  return { ...opened, user: describeMember(context, existingMember(context, session.memberId), session) };
}

/** Badge counts of the caller's menus. */
export function countBadges(context: CallContext): MemberBadges {
  return describeBadges(context, callingMember(context));
}

/** The same of any member. */
export function describeBadges(context: DomainContext, member: MemberRow): MemberBadges {
  const rewards = claimableRewards(context, member.id);
  return {
    missions: countMissions(context, member.id),
    messages: countUnread(context, member.id),
    rewards: rewards.length,
    availablePromoCount: countPromotions(context, member),
    chat: countOpenUnread(context, member.id),
  };
}
