import type { PromotionReason, PromotionRequirement } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import type { AnnouncedPromotion } from '../content/index.ts';
import type { DomainContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import {
  isApplicationPromotion,
  isDepositPromotion,
  isJoinPromotion,
  type ApplicationPromotion,
  type DepositPromotion,
} from './catalogue.ts';
import { depositToClaim, isInFirstClaim, isPlayed, isTooSmall, paidDepositsOf, type PaidDeposit } from './deposits.ts';
import { participationsOf } from './participations.ts';
import { birthdaySpan, claimPeriodStart, saturdayOf } from './periods.ts';

/** Applications for a promotion in a year (PR-03). */
const MAX_APPLICATIONS = 3;

/** The conditions of a promotion for a member who would take it now, in the order of PR-04; none for others. */
export function conditionsOf(
  context: DomainContext,
  member: MemberRow,
  promotion: AnnouncedPromotion,
): PromotionRequirement[] {
  if (isDepositPromotion(promotion)) return conditionsOfDeposit(context, member, promotion);
  if (isApplicationPromotion(promotion)) return conditionsOfApplication(context, member, promotion);
  if (isJoinPromotion(promotion) && promotion.challenge.needsDeposit)
    return [condition('DEPOSIT_MISSING', paidDepositsOf(context, member.id).length > 0)];
  return [];
}

/** Size, use and age of a deposit are conditions once there is one that counts. */
function conditionsOfDeposit(
  context: DomainContext,
  member: MemberRow,
  promotion: DepositPromotion,
): PromotionRequirement[] {
  const now = context.clock.now();
  const deposit = depositToClaim(context, member.id, promotion);
  if (deposit === undefined) return [...windowCondition(promotion, now), condition('DEPOSIT_MISSING', false)];
  return [
    ...claimWindowCondition(promotion, deposit, now),
    condition('DEPOSIT_MISSING', true),
    condition('DEPOSIT_TOO_SMALL', !isTooSmall(deposit.paid, promotion)),
    condition('DEPOSIT_PLAYED', !isPlayed(context, deposit)),
  ];
}

function conditionsOfApplication(
  context: DomainContext,
  member: MemberRow,
  promotion: ApplicationPromotion,
): PromotionRequirement[] {
  const { minRank, daysFromBirthday } = promotion.application;
  const now = context.clock.now();
  const span = birthdaySpan(profileOf(context, member.id).birthday, daysFromBirthday, now);
  return [
    condition('OUTSIDE_WINDOW', span !== undefined && now.getTime() < span.until),
    condition('RANK_TOO_LOW', (member.vipRank ?? 0) >= minRank),
    condition('NO_APPLICATION_LEFT', applicationsLeft(context, member, promotion) > 0),
  ];
}

export const condition = (code: PromotionReason, met: boolean): PromotionRequirement => ({ code, met });

/** The condition of the time in which the bonus of a deposit that was made can be claimed (PR-01). */
function claimWindowCondition(promotion: DepositPromotion, deposit: PaidDeposit, now: Date): PromotionRequirement[] {
  if (promotion.deposit === 'FIRST') return [condition('OUTSIDE_WINDOW', isInFirstClaim(deposit, now))];
  return windowCondition(promotion, now);
}

/** The condition of a promotion of Saturdays at an instant; none for others. */
export function windowCondition({ deposit }: DepositPromotion, at: Date): PromotionRequirement[] {
  if (deposit !== 'SATURDAY') return [];
  const { from, until } = saturdayOf(at);
  return [condition('OUTSIDE_WINDOW', at.getTime() >= from && at.getTime() < until)];
}

/** Applications that a member can still send in the running year of the promotion. */
export function applicationsLeft(context: DomainContext, member: MemberRow, promotion: ApplicationPromotion): number {
  const start = claimPeriodStart(promotion, profileOf(context, member.id).birthday, context.clock.now());
  const sent = participationsOf(context, member.id).filter(
    (one) => one.promotionId === promotion.promotionId && Date.parse(one.createdAt) >= start,
  );
  return Math.max(0, MAX_APPLICATIONS - sent.length);
}
