import { calendarDay, monthsBefore, startOfDay } from '@croupier/sdk/rules';
import type { ProtectionReview } from '@croupier/sdk/types';

import { SITE_TIME_ZONE, type DomainContext, type DomainEvents } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { policyOf } from '../site/index.ts';

/** When the review was last due, and when it is next [P-11]. */
export function describeReview(context: DomainContext, memberId: string): ProtectionReview {
  const shownAt = context.store.limitReviews.get(memberId)?.shownAt;
  return { ...(shownAt === undefined ? {} : { shownAt }), nextAt: nextReviewOf(context, memberId).toISOString() };
}

/** Notes at a login that the review is due. */
export function noteReview(context: DomainContext, { memberId, loginId }: DomainEvents['loggedIn']): void {
  const { store } = context;
  const login = store.loginRecords.get(loginId);
  if (login === undefined) throw new Error(`There is no login ${loginId}.`);
  const { loggedInAt: shownAt } = login;
  if (Date.parse(shownAt) <= nextReviewOf(context, memberId).getTime()) return;
  if (store.limitReviews.get(memberId) === undefined) store.limitReviews.insert({ id: memberId, shownAt });
  else store.limitReviews.update(memberId, { shownAt });
}

/** The months of the policy after the last review, or after registration, at the same local time of day. */
function nextReviewOf(context: DomainContext, memberId: string): Date {
  const { registeredAt } = profileOf(context, memberId);
  const since = context.store.limitReviews.get(memberId)?.shownAt ?? registeredAt;
  const last = since === null ? context.clock.now() : new Date(since);
  const day = calendarDay(last, SITE_TIME_ZONE);
  const timeOfDay = last.getTime() - startOfDay(day, SITE_TIME_ZONE).getTime();
  const nextDay = monthsBefore(day, -policyOf(context).reviewMonths);
  return new Date(startOfDay(nextDay, SITE_TIME_ZONE).getTime() + timeOfDay);
}
