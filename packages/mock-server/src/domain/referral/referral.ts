import { compareAmounts, formatAmount, maskName, roleOfType, type Amount } from '@croupier/sdk/rules';
import type { ClaimedReward, ReferralInfo, ReferredFriend, ReferredFriendPage } from '@croupier/sdk/types';

import type { ProfileRow } from '../../store/rows/profile.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { isOnBreak } from '../breaks/index.ts';
import {
  localize,
  newestFirst,
  pageOf,
  Refusal,
  type CallContext,
  type DomainContext,
  type PageQuery,
} from '../kernel/index.ts';
import { callingMember, existingMember, profileOf } from '../member/index.ts';
import { referralCodeOf } from '../registration/index.ts';
import { claimRewardOf, describeReward, rewardStatusOf, sumOf } from '../rewards/index.ts';
import { progressOf, termOf } from './progress.ts';
import { REFERRAL_RULES, REFERRAL_TERMS } from './terms.data.ts';

/** Members invite friends, unless they take a break; agents and trial accounts do not (PR-70, P-23). */
export function mayInvite(context: DomainContext, { id, type }: MemberRow): boolean {
  return roleOfType(type) === 'member' && !isOnBreak(context, id);
}

/** Code and link of the caller, and what they brought (PR-74). Refuses who may not invite with FEATURE_DISABLED. */
export function getReferral(context: CallContext): ReferralInfo {
  const { store, caller } = context;
  const member = invitingMember(context);
  const { reward, depositRequired, betRequired, currency } = REFERRAL_TERMS;
  const referralCode = referralCodeOf(context, member);
  const friends = friendsOf(context, member.id).map(({ id }) => ({ ...progressOf(context, id), id }));
  const rewards = store.rewards
    .findBy('memberId', member.id)
    .filter((row) => row.source === 'REFERRAL' && rewardStatusOf(context, row) !== 'EXPIRED');
  const claimable = rewards.filter((row) => rewardStatusOf(context, row) === 'CLAIMABLE');
  return {
    referralCode,
    referralUrl: `${caller.origin}/register?referralCode=${referralCode}`,
    friends: friends.length,
    depositors: friends.filter(({ deposits }) => deposits.minor > 0n).length,
    qualifiedFriends: friends.filter(({ id }) => store.referralResults.get(id)?.refusal === null).length,
    reward,
    depositRequired,
    betRequired,
    rewardTotal: formatAmount(sumOf(rewards, currency)),
    claimable: formatAmount(sumOf(claimable, currency)),
    currency,
    rules: localize(REFERRAL_RULES, profileOf(context, member.id).language ?? undefined),
    rewards: claimable.map((row) => describeReward(context, row)),
  };
}

/** One page of the friends who registered with the caller's code, the newest first. Refuses like `getReferral`. */
export function listFriends(context: CallContext, page: PageQuery): ReferredFriendPage {
  const friends = newestFirst(friendsOf(context, invitingMember(context).id), registeredAtOf);
  const { content, ...paging } = pageOf(friends, page);
  return { content: content.map((profile) => describeFriend(context, profile)), ...paging };
}

/** Claims the reward for a friend, also during a break, because it was earned before (P-21). Refuses like `claimReward`. */
export function claimReferralReward(context: CallContext, rewardId: string): ClaimedReward {
  return claimRewardOf(context, 'REFERRAL', rewardId);
}

function invitingMember(context: CallContext): MemberRow {
  const member = callingMember(context);
  if (!mayInvite(context, member)) throw new Refusal('FEATURE_DISABLED');
  return member;
}

function friendsOf({ store }: DomainContext, memberId: string): ProfileRow[] {
  return store.profiles.findBy('inviterId', memberId);
}

function registeredAtOf({ id, registeredAt }: ProfileRow): string {
  if (registeredAt === null) throw new Error(`The friend ${id} has no time of registration.`);
  return registeredAt;
}

/** What the inviter may see of a friend: nothing above what the conditions ask for. */
function describeFriend(context: DomainContext, profile: ProfileRow): ReferredFriend {
  const { id } = profile;
  const result = context.store.referralResults.get(id);
  const { deposits, turnover, missing } = progressOf(context, id);
  const isQualified = result?.refusal === null;
  const reason = result === undefined ? missing : (result.refusal ?? undefined);
  return {
    account: maskName(existingMember(context, id).account),
    registeredAt: registeredAtOf(profile),
    qualified: isQualified,
    ...(reason === undefined ? {} : { reason }),
    depositDone: formatAmount(lower(deposits, termOf('depositRequired'))),
    betDone: formatAmount(lower(turnover, termOf('betRequired'))),
    ...(isQualified ? { reward: REFERRAL_TERMS.reward } : {}),
    ...(result?.isWaiting === true && result.rewardAt !== null ? { rewardAt: result.rewardAt } : {}),
    currency: REFERRAL_TERMS.currency,
  };
}

const lower = (a: Amount, b: Amount): Amount => (compareAmounts(a, b) < 0 ? a : b);
