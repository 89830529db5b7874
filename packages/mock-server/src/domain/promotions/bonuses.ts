import { bonusOfDeposit, endOfBonus, formatAmount, type Amount } from '@croupier/sdk/rules';

import type { BonusGrantRow, DepositOrderRow } from '../../store/rows/money.ts';
import { type DomainContext, type TurnoverTerms } from '../kernel/index.ts';
import { BONUS, mainWallet, move } from '../ledger/index.ts';
import { existingMember } from '../member/index.ts';
import { settingsOf } from '../site/index.ts';
import type { DepositPromotion } from './catalogue.ts';
import { chosenPromotion, obstacleToCredit } from './eligibility.ts';
import { announceMissedBonus } from './notices.ts';

/**
 * Credits the promotion that was chosen with an order, as the order is completed; returns the bonus. Undefined without one,
 * and for one that cannot be had any more: a message then says why (PR-06). Call it before the order is COMPLETED.
 */
export function creditChosenBonus(
  context: DomainContext,
  order: DepositOrderRow,
  paid: Amount,
  at: Date,
): Amount | undefined {
  const promotion = chosenPromotion(order);
  if (promotion === undefined) return undefined;
  const member = existingMember(context, order.memberId);
  const obstacle = obstacleToCredit(context, member, promotion, { paid, at });
  if (obstacle !== undefined) {
    announceMissedBonus(context, order, { promotionId: promotion.promotionId, reason: obstacle.reason, at });
    return undefined;
  }
  return creditBonus(context, promotion, { order, paid, at })?.amount;
}

interface Basis {
  readonly order: Pick<DepositOrderRow, 'id' | 'memberId'>;
  readonly paid: Amount;
  readonly at: Date;
}

/** Credits the bonus of a payment with its turnover (PR-05); undefined when the terms give none for it. */
export function creditBonus(
  context: DomainContext,
  promotion: DepositPromotion,
  { order, paid, at }: Basis,
): { readonly amount: Amount; readonly row: BonusGrantRow } | undefined {
  const { terms, promotionId } = promotion;
  const credit = bonusOfDeposit(paid, terms, settingsOf(context));
  if (credit === undefined) return undefined;
  const { bonus: amount, required } = credit;
  const { memberId, id: orderId } = order;
  return context.store.transact(() => {
    const row = context.store.bonusGrants.insert({
      id: bonusIdFor(context, orderId),
      orderId,
      memberId,
      promotionId,
      amount: formatAmount(amount),
      required: formatAmount(required),
      currency: amount.currency,
      maxStake: terms.maxStake ?? null,
      creditedAt: at.toISOString(),
      expiresAt: (endOfBonus(at, terms) ?? at).toISOString(),
    });
    const turnover = turnoverTermsOf(promotion, row.id, { required, at });
    const posting = { kind: 'PROMOTION', memberId, reference: orderId, memo: promotion.title, at } as const;
    move(context, { ...posting, from: BONUS, to: mainWallet(memberId), amount, turnover });
    return { amount, row };
  });
}

/** One deposit can bring two promotions, one after the other: the first ever may be made on a Saturday. */
function bonusIdFor({ store }: DomainContext, orderId: string): string {
  const before = store.bonusGrants.findBy('orderId', orderId).length;
  return before === 0 ? `bon_${orderId}` : `bon_${orderId}_${before + 1}`;
}

function turnoverTermsOf(
  { title, terms }: DepositPromotion,
  bonusId: string,
  { required, at }: { readonly required: Amount; readonly at: Date },
): TurnoverTerms {
  const { maxStake, gameWeights: weights } = terms;
  return { required, bonusId, title, maxStake, expiresAt: endOfBonus(at, terms), weights };
}

/** The bonus of an order as its receipt shows it: the one that was credited with it. */
export function bonusOfOrder(
  { store }: DomainContext,
  { id, completedAt }: DepositOrderRow,
): BonusGrantRow | undefined {
  return store.bonusGrants.findBy('orderId', id).find(({ creditedAt }) => creditedAt === completedAt);
}
