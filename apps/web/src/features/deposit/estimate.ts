import { addAmounts, formatAmount, multiplyAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { DepositMethod } from '@croupier/sdk/types';

/** Estimate of a deposit as decimal strings; a zero fee or bonus is omitted. */
export interface Estimate {
  readonly fee?: string;
  readonly bonus?: string;
  readonly credited: string;
}

/** Calculates the credited amount: the fee rounded in the operator's favour, the bonus as the platform rounds it. */
export function estimateDeposit(amount: Amount, { feeRate, bonusRate }: DepositMethod): Estimate {
  const fee = feeRate === undefined ? undefined : multiplyAmount(amount, feeRate, 'up');
  const bonus = bonusRate === undefined ? undefined : multiplyAmount(amount, bonusRate, 'down');
  const paid = fee === undefined ? amount : subtractAmounts(amount, fee);
  const credited = bonus === undefined ? paid : addAmounts(paid, bonus);
  return {
    ...(fee !== undefined && fee.minor > 0n && { fee: formatAmount(fee) }),
    ...(bonus !== undefined && bonus.minor > 0n && { bonus: formatAmount(bonus) }),
    credited: formatAmount(credited),
  };
}
