import { DAY_MS, compareAmounts, parseAmount, type Amount } from '@croupier/sdk/rules';

import type { DepositOrderRow } from '../../store/rows/money.ts';
import type { DomainContext } from '../kernel/index.ts';
import type { DepositPromotion } from './catalogue.ts';
import { saturdayOf } from './periods.ts';

/** Time after the first deposit in which its bonus can be claimed. */
const FIRST_CLAIM_MS = DAY_MS;

/** A deposit that was paid. */
export interface PaidDeposit {
  readonly order: DepositOrderRow;
  readonly paid: Amount;
  /** Epoch ms. */
  readonly completedAt: number;
}

/** Completed deposits of a member, oldest first. */
export function paidDepositsOf({ store }: DomainContext, memberId: string): PaidDeposit[] {
  return store.depositOrders
    .findBy('memberId', memberId)
    .flatMap((order) => {
      const { status, completedAt, paid, amount, currency } = order;
      if (status !== 'COMPLETED' || completedAt === null) return [];
      return [{ order, paid: parseAmount(paid ?? amount, currency), completedAt: Date.parse(completedAt) }];
    })
    .toSorted((a, b) => a.completedAt - b.completedAt);
}

/**
 * The deposit that counts for a promotion now (PR-01, PR-04): the first ever, whatever its age, or the largest of this
 * Saturday, of equal ones the earliest. Undefined without one.
 */
export function depositToClaim(
  context: DomainContext,
  memberId: string,
  { deposit }: DepositPromotion,
): PaidDeposit | undefined {
  const paid = paidDepositsOf(context, memberId);
  if (deposit === 'FIRST') return paid[0];
  const { from, until } = saturdayOf(context.clock.now());
  const [largest] = paid
    .filter(({ completedAt }) => completedAt >= from && completedAt < until)
    .toSorted((a, b) => compareAmounts(b.paid, a.paid));
  return largest;
}

/** True while the bonus of the first deposit can be claimed. */
export function isInFirstClaim({ completedAt }: PaidDeposit, now: Date): boolean {
  return now.getTime() < completedAt + FIRST_CLAIM_MS;
}

/** True when a payment is below the minimum of a promotion. */
export function isTooSmall(paid: Amount, { terms: { minDeposit } }: DepositPromotion): boolean {
  return minDeposit !== undefined && compareAmounts(paid, parseAmount(minDeposit, paid.currency)) < 0;
}

/** True when a bet was placed after a deposit was credited. */
export function isPlayed({ store }: DomainContext, { order: { memberId }, completedAt }: PaidDeposit): boolean {
  return store.bets.findBy('memberId', memberId).some(({ time }) => Date.parse(time) >= completedAt);
}
