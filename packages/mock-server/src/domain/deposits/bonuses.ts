import { compareAmounts, multiplyAmount, parseAmount, type Amount } from '@croupier/sdk/rules';

import type { DomainContext } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** A bonus that can be taken with a deposit: a share of what is paid, up to an amount. */
interface DepositBonus {
  readonly rate: string;
  readonly most: string;
  readonly firstDepositOnly: boolean;
}

const BONUSES: ReadonlyMap<string, DepositBonus> = new Map([
  ['promo_welcome100', { rate: '1.0000', most: '5000.00', firstDepositOnly: true }],
]);

/** Refuses with PROMO_NOT_ELIGIBLE a bonus that there is not, or that the member cannot have. */
export function refuseIneligible({ store }: DomainContext, memberId: string, promotionId: string): void {
  const bonus = BONUSES.get(promotionId);
  const orders = store.depositOrders.findBy('memberId', memberId);
  const isFirst = orders.every(({ status, promotionId: other }) => status !== 'COMPLETED' && !isTaken(status, other));
  if (bonus === undefined || (bonus.firstDepositOnly && !isFirst)) throw new Refusal('PROMO_NOT_ELIGIBLE');
}

/** What a bonus adds to a payment. */
export function bonusFor(promotionId: string | null, paid: Amount): Amount | undefined {
  const bonus = promotionId === null ? undefined : BONUSES.get(promotionId);
  if (bonus === undefined) return undefined;
  const share = multiplyAmount(paid, bonus.rate, 'down');
  const most = parseAmount(bonus.most, paid.currency);
  return compareAmounts(share, most) > 0 ? most : share;
}

/** An unfinished order has taken the bonus already. */
function isTaken(status: string, promotionId: string | null): boolean {
  return promotionId !== null && (status === 'PENDING' || status === 'PROCESSING');
}
