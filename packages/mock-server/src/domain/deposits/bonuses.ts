import { compareAmounts, multiplyAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { LanguageCode, Promotion } from '@croupier/sdk/types';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import type { DomainContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { localize, type LocalizedText } from '../localized-text.ts';

/** Deposit bonus: a share of the deposit up to a maximum. */
interface DepositBonus {
  readonly rate: string;
  readonly maxAmount: string;
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

/** Refuses an unknown bonus with PROMO_NOT_FOUND, an unavailable one with PROMO_NOT_ELIGIBLE. */
export function refuseIneligible(context: DomainContext, memberId: string, promotionId: string): void {
  const bonus = BONUSES.get(promotionId);
  if (bonus === undefined) throw new Refusal('PROMO_NOT_FOUND');
  if (!isEligible(context, memberId, bonus)) throw new Refusal('PROMO_NOT_ELIGIBLE');
}

function isEligible({ store }: DomainContext, memberId: string, { firstDepositOnly }: DepositBonus): boolean {
  const orders = store.depositOrders.findBy('memberId', memberId);
  const isFirst = orders.every(({ status, promotionId }) => status !== 'COMPLETED' && !isClaimed(status, promotionId));
  return !firstDepositOnly || isFirst;
}

/** Bonus of a completed order; undefined without one, and for a first-deposit bonus after another completed deposit. */
export function bonusAmount({ store }: DomainContext, order: DepositOrderRow, paid: Amount): Amount | undefined {
  const bonus = order.promotionId === null ? undefined : BONUSES.get(order.promotionId);
  if (bonus === undefined) return undefined;
  const orders = store.depositOrders.findBy('memberId', order.memberId);
  if (bonus.firstDepositOnly && orders.some(({ status }) => status === 'COMPLETED')) return undefined;
  const share = multiplyAmount(paid, bonus.rate, 'down');
  const maximum = parseAmount(bonus.maxAmount, paid.currency);
  return compareAmounts(share, maximum) > 0 ? maximum : share;
}

/** True for an open order with a bonus. */
function isClaimed(status: string, promotionId: string | null): boolean {
  return promotionId !== null && (status === 'PENDING' || status === 'PROCESSING');
}
