import { addAmounts, formatAmount, multiplyAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { DepositMethod } from '@croupier/sdk/types';

/** What a deposit comes to, as decimal strings; a fee or bonus of nothing is left out. */
export interface Estimate {
  readonly fee?: string;
  readonly bonus?: string;
  readonly credited: string;
}

/** Works out what will be credited: the fee to the house's favour, the bonus as the platform rounds it. */
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
