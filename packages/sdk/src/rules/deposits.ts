import type { DepositStatus } from '../generated/types.gen.ts';
import { addAmounts, multiplyAmount, type Amount } from './money.ts';

/** Statuses of a deposit order that are not final. */
export const openDepositStatuses = ['PENDING', 'PROCESSING'] as const satisfies readonly DepositStatus[];

/** True while a deposit order is not final. */
export function isOpenDeposit(status: DepositStatus): boolean {
  return openDepositStatuses.some((open) => open === status);
}

/**
 * What a payment credits: the payment in full, because the operator bears the provider's fee (rule M-11), and the
 * method's bonus, rounded down (M-02). `bonusRate` is a decimal string; without one there is no bonus.
 */
export function creditOfDeposit(
  paid: Amount,
  { bonusRate = '0' }: { readonly bonusRate?: string | undefined },
): { readonly bonus: Amount; readonly credited: Amount } {
  const bonus = multiplyAmount(paid, bonusRate, 'down');
  return { bonus, credited: addAmounts(paid, bonus) };
}
