import { compareAmounts, isOpenDeposit, multiplyAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { LanguageCode, Promotion, PromotionReason } from '@croupier/sdk/types';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import { Refusal, localize, type DomainContext, type LocalizedText } from '../kernel/index.ts';

/** Deposit bonus: a share of the deposit up to a maximum. */
interface DepositBonus {
  readonly rate: string;
  readonly maxAmount: string;
  /** Minimum of the amount announced and of the amount paid. */
  readonly minDeposit: string;
  readonly firstDepositOnly: boolean;
  readonly title: LocalizedText;
  /** Terms as HTML. */
  readonly content: LocalizedText;
}

const BONUSES: ReadonlyMap<string, DepositBonus> = new Map([
  [
    'promo_welcome100',
    {
      rate: '1.0000',
      maxAmount: '5000.00',
      minDeposit: '100.00',
      firstDepositOnly: true,
      title: { EN: '100% welcome bonus', TY: '100% bonus sa unang deposito' },
      content: {
        EN: '<p>Get 100% on your first deposit, up to ₱5,000.</p>',
        TY: '<p>May 100% na dagdag ang unang deposito mo, hanggang ₱5,000.</p>',
      },
    },
  ],
]);

/** Bonuses available for the member's next deposit. */
export function bonusesFor(context: DomainContext, memberId: string, language?: LanguageCode): Promotion[] {
  const eligible = [...BONUSES].filter(([, bonus]) => isEligible(context, memberId, bonus));
  return eligible.map(([promotionId, { title, content }]) => ({
    promotionId,
    promotionType: 'WELCOME',
    title: localize(title, language),
    content: localize(content, language),
    action: 'NONE',
  }));
}

/**
 * Refuses an unknown bonus with PROMO_NOT_FOUND, one that the member has had or has chosen with an open order with
 * PROMO_ALREADY_CLAIMED, and one whose conditions the deposit does not meet with PROMO_NOT_ELIGIBLE.
 */
export function refuseIneligible(context: DomainContext, memberId: string, promotionId: string, amount: Amount): void {
  const bonus = BONUSES.get(promotionId);
  if (bonus === undefined) throw new Refusal('PROMO_NOT_FOUND');
  const orders = context.store.depositOrders.findBy('memberId', memberId);
  const [first] = orders.filter(isCompleted).toSorted((a, b) => completionOf(a) - completionOf(b));
  const isChosen = orders.some((order) => isOpenWithBonus(order) && order.promotionId === promotionId);
  if (isChosen || first?.promotionId === promotionId) throw new Refusal('PROMO_ALREADY_CLAIMED');
  if (!isEligible(context, memberId, bonus)) throw notEligible('DEPOSIT_MISSING');
  if (isTooSmall(amount, bonus)) throw notEligible('DEPOSIT_TOO_SMALL');
}

const notEligible = (reason: PromotionReason): Refusal => new Refusal('PROMO_NOT_ELIGIBLE', { value: { reason } });

const isTooSmall = (amount: Amount, { minDeposit }: DepositBonus): boolean =>
  compareAmounts(amount, parseAmount(minDeposit, amount.currency)) < 0;

function isEligible({ store }: DomainContext, memberId: string, { firstDepositOnly }: DepositBonus): boolean {
  const orders = store.depositOrders.findBy('memberId', memberId);
  return !firstDepositOnly || !orders.some((order) => isCompleted(order) || isOpenWithBonus(order));
}

/**
 * Bonus of a completed order; undefined without one, for too small a payment, and for a first-deposit bonus after
 * another completed deposit.
 */
export function bonusAmount({ store }: DomainContext, order: DepositOrderRow, paid: Amount): Amount | undefined {
  const bonus = order.promotionId === null ? undefined : BONUSES.get(order.promotionId);
  if (bonus === undefined || isTooSmall(paid, bonus)) return undefined;
  const orders = store.depositOrders.findBy('memberId', order.memberId);
  if (bonus.firstDepositOnly && orders.some(isCompleted)) return undefined;
  const share = multiplyAmount(paid, bonus.rate, 'down');
  const maximum = parseAmount(bonus.maxAmount, paid.currency);
  return compareAmounts(share, maximum) > 0 ? maximum : share;
}

const isCompleted = ({ status }: DepositOrderRow): boolean => status === 'COMPLETED';

/** Epoch ms; an order without the time counts as the oldest. */
const completionOf = ({ completedAt }: DepositOrderRow): number => (completedAt === null ? 0 : Date.parse(completedAt));

const isOpenWithBonus = ({ status, promotionId }: DepositOrderRow): boolean =>
  promotionId !== null && isOpenDeposit(status);
