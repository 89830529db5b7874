import { periodAt, roleOfType } from '@croupier/sdk/rules';

import type { ReferralResultRow } from '../../store/rows/referral.ts';
import { earliest, SITE_TIME_ZONE, type DomainContext, type DomainEvents, type DueStep } from '../kernel/index.ts';
import { linkBetween, type AccountLink } from '../linked-accounts/index.ts';
import { profileOf } from '../member/index.ts';
import { progressOf } from './progress.ts';
import { rewardBoth } from './reward-both.ts';
import { REFERRAL_TERMS } from './terms.data.ts';

/** Checks a friend whose deposit was completed. */
export function checkAfterDeposit(
  context: DomainContext,
  { memberId, status, at }: DomainEvents['depositChanged'],
): void {
  if (status === 'COMPLETED') checkFriend(context, memberId, at);
}

/** Checks a friend whose bet was settled. */
export function checkAfterBet(context: DomainContext, { after }: DomainEvents['betChanged']): void {
  if (after.status === 'SETTLED' && after.settledAt !== null)
    checkFriend(context, after.memberId, new Date(after.settledAt));
}

/**
 * Notes that a friend meets the conditions (PR-71), once and for good. Both are rewarded at once, or later when staff check
 * first (PR-73); nobody is when the friend is not a new person (PR-72).
 */
function checkFriend(context: DomainContext, friendId: string, at: Date): void {
  const { store } = context;
  const { inviterId } = profileOf(context, friendId);
  if (inviterId === null || store.referralResults.get(friendId) !== undefined) return;
  if (!isMember(context, friendId) || !isMember(context, inviterId)) return;
  if (progressOf(context, friendId).missing !== undefined) return;
  const link = linkOf(context, friendId, inviterId);
  const rewardAt = link === undefined ? rewardTimeOf(context, inviterId, at) : undefined;
  const isWaiting = rewardAt !== undefined && rewardAt > at;
  const result = store.referralResults.insert({
    id: friendId,
    inviterId,
    qualifiedAt: at.toISOString(),
    refusal: link ?? null,
    rewardAt: rewardAt?.toISOString() ?? null,
    isWaiting,
  });
  if (rewardAt !== undefined && !isWaiting) rewardBoth(context, result, rewardAt);
}

/** The next rewards that staff have checked. */
export function nextReferralStep(context: DomainContext): DueStep | undefined {
  const waiting = context.store.referralResults.findBy('isWaiting', true);
  return earliest(
    waiting.map((result) => {
      const rewardAt = new Date(result.rewardAt ?? result.qualifiedAt);
      return { at: rewardAt.getTime(), run: () => rewardLater(context, result, rewardAt) };
    }),
  );
}

function rewardLater(context: DomainContext, result: ReferralResultRow, at: Date): void {
  context.store.referralResults.update(result.id, { isWaiting: false });
  rewardBoth(context, result, at);
}

/** What the friend has in common with the inviter or a friend who was rewarded. */
function linkOf(context: DomainContext, friendId: string, inviterId: string): AccountLink | undefined {
  const others = [inviterId, ...rewardedFriendsOf(context, inviterId).map(({ id }) => id)];
  return others.map((otherId) => linkBetween(context, friendId, otherId)).find((link) => link !== undefined);
}

function rewardTimeOf(context: DomainContext, inviterId: string, at: Date): Date {
  const { start, end } = periodAt('MONTH', at, SITE_TIME_ZONE);
  const before = rewardedFriendsOf(context, inviterId).filter(({ qualifiedAt }) => {
    const time = new Date(qualifiedAt);
    return time >= start && time < end;
  });
  return before.length < REFERRAL_TERMS.unchecked ? at : new Date(at.getTime() + REFERRAL_TERMS.checkMs);
}

function rewardedFriendsOf({ store }: DomainContext, inviterId: string): ReferralResultRow[] {
  return store.referralResults.findBy('inviterId', inviterId).filter(({ refusal }) => refusal === null);
}

function isMember({ store }: DomainContext, memberId: string): boolean {
  const account = store.members.get(memberId);
  return account !== undefined && roleOfType(account.type) === 'member';
}
