import { compareAmounts, type Amount } from './money.ts';

/** What decides whether an amount can be transferred to another account. All in one currency. */
export interface TransferBounds {
  /** Least and most of one transfer, both included. */
  readonly min: Amount;
  readonly max: Amount;
  readonly balance: Amount;
  /** What of the balance is not locked by required turnover. */
  readonly withdrawable: Amount;
}

export type TransferRefusal = 'AMOUNT_OUT_OF_RANGE' | 'INSUFFICIENT_BALANCE' | 'WITHDRAW_TURNOVER_UNMET';

/** Why an amount cannot be transferred: the first check of rule T-06 that fails; undefined when it can. */
export function refusalOfTransfer(
  amount: Amount,
  { min, max, balance, withdrawable }: TransferBounds,
): TransferRefusal | undefined {
  if (compareAmounts(amount, min) < 0 || compareAmounts(amount, max) > 0) return 'AMOUNT_OUT_OF_RANGE';
  if (compareAmounts(amount, balance) > 0) return 'INSUFFICIENT_BALANCE';
  return compareAmounts(amount, withdrawable) > 0 ? 'WITHDRAW_TURNOVER_UNMET' : undefined;
}

/** The most that can be transferred now: zero when that is below the least amount. */
export function mostToTransfer({ min, max, withdrawable }: Omit<TransferBounds, 'balance'>): Amount {
  const most = compareAmounts(max, withdrawable) < 0 ? max : withdrawable;
  return compareAmounts(most, min) < 0 ? { minor: 0n, currency: most.currency } : most;
}
