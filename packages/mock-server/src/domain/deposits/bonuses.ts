import {
  SECOND_MS,
  bonusOfDeposit,
  compareAmounts,
  endOfBonus,
  formatAmount,
  isOpenDeposit,
  parseAmount,
  type Amount,
  type BonusOfDeposit,
} from '@croupier/sdk/rules';
import type { LanguageCode, Promotion, PromotionReason, PromotionTerms } from '@croupier/sdk/types';

import type { BonusGrantRow, DepositOrderRow } from '../../store/rows/money.ts';
import { announcedPromotions, describePromotion, type AnnouncedPromotion } from '../content/index.ts';
import { Refusal, localize, type DomainContext, type TurnoverTerms } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { settingsOf } from '../site/index.ts';
import { isBonusOpen } from '../turnover/index.ts';

/** A promotion that a deposit brings. */
interface DepositBonus extends AnnouncedPromotion {
  readonly deposit: 'FIRST' | 'SATURDAY';
  readonly terms: PromotionTerms;
}

const BONUSES: ReadonlyMap<string, DepositBonus> = new Map(
  announcedPromotions.flatMap(({ deposit, terms, ...promotion }) =>
    deposit === undefined || terms === undefined
      ? []
      : [[promotion.promotionId, { ...promotion, deposit, terms }] as const],
  ),
);

/** Bonuses available for the member's next deposit. */
export function bonusesFor(context: DomainContext, memberId: string, language?: LanguageCode): Promotion[] {
  const now = context.clock.now();
  return [...BONUSES.values()]
    .filter((bonus) => refusalOf(context, memberId, bonus) === undefined)
    .map((bonus) => describePromotion(bonus, now, language));
}

/**
 * Refuses an unknown bonus with PROMO_NOT_FOUND, one that the member has had or has chosen with an open order with
 * PROMO_ALREADY_CLAIMED, one beside an active bonus with BONUS_ACTIVE, and one whose conditions the deposit does not meet
 * with PROMO_NOT_ELIGIBLE.
 */
export function refuseIneligible(context: DomainContext, memberId: string, promotionId: string, amount: Amount): void {
  const bonus = BONUSES.get(promotionId);
  if (bonus === undefined) throw new Refusal('PROMO_NOT_FOUND');
  const refusal = refusalOf(context, memberId, bonus);
  if (refusal !== undefined) throw refusal;
  if (isTooSmall(amount, bonus.terms)) throw notEligible('DEPOSIT_TOO_SMALL');
}

const notEligible = (reason: PromotionReason): Refusal => new Refusal('PROMO_NOT_ELIGIBLE', { value: { reason } });

const isTooSmall = (amount: Amount, { minDeposit }: PromotionTerms): boolean =>
  minDeposit !== undefined && compareAmounts(amount, parseAmount(minDeposit, amount.currency)) < 0;

/** Why the member's next deposit cannot bring a bonus, in the order of rule PR-04. */
function refusalOf(context: DomainContext, memberId: string, bonus: DepositBonus): Refusal | undefined {
  const { store, clock } = context;
  const orders = store.depositOrders.findBy('memberId', memberId);
  const window = windowOf(bonus, clock.now());
  if (window === undefined) return notEligible('OUTSIDE_WINDOW');
  const isTaken = orders.some(
    ({ promotionId, status, createdAt }) =>
      promotionId === bonus.promotionId &&
      (isOpenDeposit(status) || status === 'COMPLETED') &&
      Date.parse(createdAt) >= window.from,
  );
  if (isTaken) return new Refusal('PROMO_ALREADY_CLAIMED');
  const active = openBonusOf(context, memberId);
  if (active !== undefined) {
    const { language } = profileOf(context, memberId);
    const title = titleOf(active, language ?? undefined);
    return new Refusal('BONUS_ACTIVE', { value: { bonusId: active.id, title } });
  }
  const isFirst = !orders.some((order) => order.status === 'COMPLETED' || isOpenWithBonus(order));
  return bonus.deposit === 'FIRST' && !isFirst ? notEligible('DEPOSIT_MISSING') : undefined;
}

/** The time in which a bonus can be taken once; undefined while it is closed. */
function windowOf(bonus: DepositBonus, now: Date): { readonly from: number } | undefined {
  const { startAt, endAt } = describePromotion(bonus, now);
  const [from, last] = [Date.parse(startAt ?? ''), Date.parse(endAt ?? '')];
  if (now.getTime() < from || now.getTime() >= last + SECOND_MS) return undefined;
  return { from: startAt === undefined ? 0 : from };
}

/** The bonus that excludes another one: while its turnover is not played (PR-06). */
function openBonusOf(context: DomainContext, memberId: string): BonusGrantRow | undefined {
  return context.store.bonusGrants.findBy('memberId', memberId).find(({ id }) => isBonusOpen(context, id));
}

/**
 * Bonus of a completed order and its required turnover; undefined without one, for too small a payment, outside its day,
 * for a first-deposit bonus after another completed deposit, and beside an active bonus.
 */
export function bonusOf(
  context: DomainContext,
  order: DepositOrderRow,
  paid: Amount,
  at: Date,
): BonusOfDeposit | undefined {
  const bonus = order.promotionId === null ? undefined : BONUSES.get(order.promotionId);
  if (bonus === undefined || windowOf(bonus, at) === undefined) return undefined;
  const orders = context.store.depositOrders.findBy('memberId', order.memberId);
  if (bonus.deposit === 'FIRST' && orders.some(({ status }) => status === 'COMPLETED')) return undefined;
  if (openBonusOf(context, order.memberId) !== undefined) return undefined;
  return bonusOfDeposit(paid, bonus.terms, settingsOf(context));
}

/** Records the bonus of an order, and returns the terms of its turnover. */
export function recordBonus(
  { store }: DomainContext,
  order: DepositOrderRow,
  credit: BonusOfDeposit,
  at: Date,
): TurnoverTerms {
  const bonus = BONUSES.get(order.promotionId ?? '');
  if (bonus === undefined) throw new Error(`The order ${order.id} brings no bonus.`);
  const { title, terms, promotionId } = bonus;
  const expiresAt = endOfBonus(at, terms);
  const row = store.bonusGrants.insert({
    id: `bon_${order.id}`,
    orderId: order.id,
    memberId: order.memberId,
    promotionId,
    amount: formatAmount(credit.bonus),
    required: formatAmount(credit.required),
    currency: credit.bonus.currency,
    maxStake: terms.maxStake ?? null,
    creditedAt: at.toISOString(),
    expiresAt: (expiresAt ?? at).toISOString(),
  });
  const { required } = credit;
  const { maxStake, gameWeights: weights } = terms;
  return { required, bonusId: row.id, title, maxStake, expiresAt, weights };
}

/** Title of a grant's promotion. */
export function titleOf({ promotionId }: BonusGrantRow, language?: LanguageCode): string {
  const bonus = BONUSES.get(promotionId);
  return bonus === undefined ? promotionId : localize(bonus.title, language);
}

const isOpenWithBonus = ({ status, promotionId }: DepositOrderRow): boolean =>
  promotionId !== null && isOpenDeposit(status);
