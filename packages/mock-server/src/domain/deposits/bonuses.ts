import { compareAmounts, multiplyAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { LanguageCode, Promotion } from '@croupier/sdk/types';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import type { DomainContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { localize, type LocalizedText } from '../localized-text.ts';

/** Deposit bonus: a share of the deposit up to a maximum. */
interface DepositBonus {
  readonly rate: string;
  readonly most: string;
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
      most: '5000.00',
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
  const own = [...BONUSES].filter(([, bonus]) => isEligible(context, memberId, bonus));
  return own.map(([promotionId, { title, content }]) => ({
    promotionId,
    promotionType: 'WELCOME',
    title: localize(title, language),
    content: localize(content, language),
    action: 'NONE',
  }));
}

/** Refuses an unknown or unavailable bonus with PROMO_NOT_ELIGIBLE. */
export function refuseIneligible(context: DomainContext, memberId: string, promotionId: string): void {
  const bonus = BONUSES.get(promotionId);
  if (bonus === undefined || !isEligible(context, memberId, bonus)) throw new Refusal('PROMO_NOT_ELIGIBLE');
}

function isEligible({ store }: DomainContext, memberId: string, { firstDepositOnly }: DepositBonus): boolean {
  const orders = store.depositOrders.findBy('memberId', memberId);
  const isFirst = orders.every(({ status, promotionId }) => status !== 'COMPLETED' && !isClaimed(status, promotionId));
  return !firstDepositOnly || isFirst;
}

/** Bonus amount of a completed order; zero when it is for the first deposit and another order was completed earlier. */
export function bonusAmount({ store }: DomainContext, order: DepositOrderRow, paid: Amount): Amount | undefined {
  const bonus = order.promotionId === null ? undefined : BONUSES.get(order.promotionId);
  if (bonus === undefined) return undefined;
  const own = store.depositOrders.findBy('memberId', order.memberId);
  if (bonus.firstDepositOnly && own.some(({ status }) => status === 'COMPLETED')) return undefined;
  const share = multiplyAmount(paid, bonus.rate, 'down');
  const most = parseAmount(bonus.most, paid.currency);
  return compareAmounts(share, most) > 0 ? most : share;
}

/** An open order has already taken the bonus. */
function isClaimed(status: string, promotionId: string | null): boolean {
  return promotionId !== null && (status === 'PENDING' || status === 'PROCESSING');
}
