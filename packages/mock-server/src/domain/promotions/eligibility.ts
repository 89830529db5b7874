import { isOpenDeposit, type Amount } from '@croupier/sdk/rules';
import type { LanguageCode, Promotion, PromotionReason, PromotionRequirement } from '@croupier/sdk/types';

import type { BonusGrantRow, DepositOrderRow } from '../../store/rows/money.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { activityStateOf, describePromotion, type AnnouncedPromotion } from '../content/index.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';
import { linkBetween } from '../linked-accounts/index.ts';
import { profileOf } from '../member/index.ts';
import { isBonusOpen } from '../turnover/index.ts';
import { depositPromotions, isDepositPromotion, promotionById, titleOf, type DepositPromotion } from './catalogue.ts';
import { condition, conditionsOf, windowCondition } from './conditions.ts';
import { isTooSmall, paidDepositsOf } from './deposits.ts';
import { participationsIn, participationsOf, type Participation } from './participations.ts';
import { claimPeriodStart } from './periods.ts';

/** What is against taking a promotion: the code of the refusal, or the reason of PROMO_NOT_ELIGIBLE. */
export interface Obstacle {
  readonly reason: 'PROMO_CLOSED' | 'PROMO_ALREADY_CLAIMED' | 'BONUS_ACTIVE' | PromotionReason;
  /** The bonus that is in play, with BONUS_ACTIVE. */
  readonly bonus?: { readonly bonusId: string; readonly title: string };
}

/** Refuses what has an obstacle. */
export function refuseFor(obstacle: Obstacle | undefined): void {
  if (obstacle === undefined) return;
  const { reason, bonus } = obstacle;
  switch (reason) {
    case 'PROMO_CLOSED':
    case 'PROMO_ALREADY_CLAIMED':
      throw new Refusal(reason);
    case 'BONUS_ACTIVE':
      throw new Refusal(reason, { value: { ...bonus } });
    default:
      throw new Refusal('PROMO_NOT_ELIGIBLE', { value: { reason } });
  }
}

/** A call that takes a promotion. */
export type Taking = 'CLAIM' | 'APPLY' | 'JOIN';

/** What is against a member taking a promotion now, the first in the order of PR-04; undefined when nothing is. */
export function obstacleTo(
  context: DomainContext,
  member: MemberRow,
  promotion: AnnouncedPromotion,
  taking: Taking,
): Obstacle | undefined {
  if (activityStateOf(context, promotion) !== undefined) return { reason: 'PROMO_CLOSED' };
  if (promotion.action !== taking) return { reason: 'WRONG_ACTION' };
  const conditions = conditionsOf(context, member, promotion);
  return obstacleBy(context, member, promotion, { conditions, at: context.clock.now() });
}

/** Bonuses that the member's next deposit can bring. */
export function offersFor(context: DomainContext, member: MemberRow, language?: LanguageCode): Promotion[] {
  return depositPromotions
    .filter((promotion) => obstacleToChoice(context, member, promotion) === undefined)
    .map((promotion) => describePromotion(context, promotion, language));
}

/** Refuses a promotion that a deposit of this amount cannot bring, in the order of PR-04. */
export function refuseChoice(context: DomainContext, member: MemberRow, promotionId: string, amount: Amount): void {
  const promotion = promotionById(promotionId);
  refuseFor(
    isDepositPromotion(promotion) ? obstacleToChoice(context, member, promotion, amount) : { reason: 'WRONG_ACTION' },
  );
}

/** The same for a deposit of any amount; what another open order has chosen is taken. */
function obstacleToChoice(
  context: DomainContext,
  member: MemberRow,
  promotion: DepositPromotion,
  amount?: Amount,
): Obstacle | undefined {
  const choices = context.store.depositOrders
    .findBy('memberId', member.id)
    .flatMap(({ status, promotionId }) => (isOpenDeposit(status) && promotionId !== null ? [promotionId] : []));
  if (choices.includes(promotion.promotionId)) return { reason: 'PROMO_ALREADY_CLAIMED' };
  const isNext = choices.length === 0;
  return obstacleToDeposit(context, member, promotion, { amount, isNext, at: context.clock.now() });
}

/** What is against the promotion that was chosen with an order, at its completion; undefined when nothing is. */
export function obstacleToCredit(
  context: DomainContext,
  member: MemberRow,
  promotion: DepositPromotion,
  { paid, at }: { readonly paid: Amount; readonly at: Date },
): Obstacle | undefined {
  return obstacleToDeposit(context, member, promotion, { amount: paid, isNext: true, at });
}

interface ComingDeposit {
  readonly amount?: Amount | undefined;
  /** No open order with another promotion comes before it. */
  readonly isNext: boolean;
  /** When it is judged: now, or the due moment of its completion (G-4). */
  readonly at: Date;
}

function obstacleToDeposit(
  context: DomainContext,
  member: MemberRow,
  promotion: DepositPromotion,
  { amount, isNext, at }: ComingDeposit,
): Obstacle | undefined {
  if (activityStateOf(context, promotion, at) !== undefined) return { reason: 'PROMO_CLOSED' };
  const isFirst = isNext && paidDepositsOf(context, member.id).length === 0;
  const conditions = [
    ...windowCondition(promotion, at),
    condition('DEPOSIT_MISSING', promotion.deposit !== 'FIRST' || isFirst),
    condition('DEPOSIT_TOO_SMALL', amount === undefined || !isTooSmall(amount, promotion)),
  ];
  return obstacleBy(context, member, promotion, { conditions, at });
}

function obstacleBy(
  context: DomainContext,
  member: MemberRow,
  promotion: AnnouncedPromotion,
  { conditions, at }: { readonly conditions: readonly PromotionRequirement[]; readonly at: Date },
): Obstacle | undefined {
  if (conditions.some(({ code, met }) => code === 'OUTSIDE_WINDOW' && !met)) return { reason: 'OUTSIDE_WINDOW' };
  if (isTaken(context, member, promotion, at)) return { reason: 'PROMO_ALREADY_CLAIMED' };
  const active = isExclusive(promotion) ? openBonusOf(context, member.id) : undefined;
  if (active !== undefined) {
    const title = titleOf(active.promotionId, profileOf(context, member.id).language);
    return { reason: 'BONUS_ACTIVE', bonus: { bonusId: active.id, title } };
  }
  const unmet = conditions.find(({ met }) => !met);
  return unmet && { reason: unmet.code };
}

/** The participation of a member in the running claim period (PR-03), the newest; undefined without one. */
export function currentParticipation(
  context: DomainContext,
  memberId: string,
  promotion: AnnouncedPromotion,
): Participation | undefined {
  return participationsOf(context, memberId).findLast(isInPeriod(context, memberId, promotion, context.clock.now()));
}

/** True when the member, or another account of the same person, household or payment account, has had it (PR-72). */
function isTaken(context: DomainContext, { id }: MemberRow, promotion: AnnouncedPromotion, at: Date): boolean {
  const isOfPeriod = isInPeriod(context, id, promotion, at);
  return participationsIn(context, promotion.promotionId).some(
    (one) =>
      isOfPeriod(one) &&
      one.status !== 'REJECTED' &&
      (one.memberId === id || linkBetween(context, id, one.memberId) !== undefined),
  );
}

/** Predicate of the participations since the begin of the claim period of an instant. */
function isInPeriod(
  context: DomainContext,
  memberId: string,
  promotion: AnnouncedPromotion,
  at: Date,
): (one: Participation) => boolean {
  const start = claimPeriodStart(promotion, profileOf(context, memberId).birthday, at);
  return ({ promotionId, createdAt }) => promotionId === promotion.promotionId && Date.parse(createdAt) >= start;
}

/** True for a bonus whose turnover is more than itself: it is played alone (PR-06). */
const isExclusive = ({ terms }: AnnouncedPromotion): boolean => Number(terms?.factor ?? '0') > 1;

/** The bonus that excludes another one: while its turnover is not played (PR-06). */
function openBonusOf(context: DomainContext, memberId: string): BonusGrantRow | undefined {
  return context.store.bonusGrants.findBy('memberId', memberId).find(({ id }) => isBonusOpen(context, id));
}

/** The promotion that was chosen with an order; undefined without one. */
export function chosenPromotion({ promotionId }: Pick<DepositOrderRow, 'promotionId'>): DepositPromotion | undefined {
  return depositPromotions.find((promotion) => promotion.promotionId === promotionId);
}
