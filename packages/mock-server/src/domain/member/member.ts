import type { LastLogin, MemberBadges, MemberInfo } from '@croupier/sdk/types';
import { formatAmount, roleOfType } from '@croupier/sdk/rules';

import type { LoginRecordRow, MemberRow, SessionRow } from '../../store/rows/session.ts';
import { breakOf, isOnBreak } from '../breaks/index.ts';
import { symbolOf, sessionOf, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { profileOf } from './profile-row.ts';

/** Converts an account to the contract's shape, as one of its sessions shows it. */
export function describeMember(context: DomainContext, member: MemberRow, session: SessionRow): MemberInfo {
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
    unreadMessage: member.unreadMessages,
    availablePromoCount: promotionsOf(context, member),
    availablePromo: { REFERRAL: { enabled: role === 'member' && pause === undefined } },
    ...(lastLogin === undefined ? {} : { lastLogin: describeLogin(lastLogin) }),
    hasVip: member.vipRank !== null,
    break: pause?.state ?? 'NONE',
    ...(pause === undefined ? {} : { breakUntil: pause.until }),
    ...(member.vipRank === null ? {} : { vipRankLevel: member.vipRank }),
    ...(member.vipName === null ? {} : { vipLabelName: member.vipName }),
  };
}

/** Number of promotions to claim; none during a break (P-23). */
function promotionsOf(context: DomainContext, { id, claimablePromotions }: MemberRow): number {
  return isOnBreak(context, id) ? 0 : claimablePromotions;
}

export function getMember(context: CallContext): MemberInfo {
  return describeMember(context, callingMember(context), sessionOf(context));
}

/** The login before the one that opened a session; undefined at the first. */
export function lastLoginOf({ store }: DomainContext, { lastLoginId }: SessionRow): LoginRecordRow | undefined {
  return lastLoginId === null ? undefined : store.loginRecords.get(lastLoginId);
}

/** Converts a login to the contract's shape. */
export function describeLogin({ loggedInAt, ip, location, device }: LoginRecordRow): LastLogin {
  return { loggedInAt, ip, ...(location === null ? {} : { location }), ...(device === null ? {} : { device }) };
}

/** The member of a session. Refuses with AUTH_REQUIRED when the account no longer exists. */
export function existingMember({ store }: DomainContext, memberId: string): MemberRow {
  const member = store.members.get(memberId);
  if (member === undefined) throw new Refusal('AUTH_REQUIRED');
  return member;
}

/** The member who calls. Refuses with AUTH_REQUIRED when the account no longer exists. */
export function callingMember(context: CallContext): MemberRow {
  return existingMember(context, sessionOf(context).memberId);
}

/** Badge counts of the menus; `chat` is the number of unread messages of the open chat. */
export function countBadges(context: CallContext, chat: number): MemberBadges {
  return describeBadges(context, callingMember(context), chat);
}

/** The same of any member. */
export function describeBadges(context: DomainContext, member: MemberRow, chat: number): MemberBadges {
  const { claimableMissions, claimableRewards } = profileOf(context, member.id);
  return {
    missions: claimableMissions,
    messages: member.unreadMessages,
    rewards: claimableRewards,
    availablePromoCount: promotionsOf(context, member),
    chat,
  };
}

/** Ends the first login. */
export function finishFirstLogin(context: CallContext): void {
  const { memberId } = sessionOf(context);
  context.store.transact(() => context.store.members.update(memberId, { firstLoginDone: true }));
}
