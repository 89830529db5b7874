import { parseAmount, type Amount } from '@croupier/sdk/rules';

import type { DomainContext } from '../kernel/index.ts';

/** A completed deposit, as paid. */
export interface PaidDeposit {
  readonly completedAt: Date;
  readonly paid: Amount;
}

/** The completed deposits of a member, oldest first. */
export function paidDepositsOf({ store }: DomainContext, memberId: string): PaidDeposit[] {
  return store.depositOrders.findBy('memberId', memberId).flatMap((order) => {
    const { status, completedAt, paid, amount, currency } = order;
    if (status !== 'COMPLETED' || completedAt === null) return [];
    return [{ completedAt: new Date(completedAt), paid: parseAmount(paid ?? amount, currency) }];
  });
}
