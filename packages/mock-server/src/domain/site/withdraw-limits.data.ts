/** Limits of withdrawals of one VIP rank, in the currency of the account. */
export interface WithdrawLimits {
  readonly maxAmount: string;
  readonly dailyAmount: string;
  readonly dailyCount: number;
  readonly fixedFee: string;
}

/** Least amount of one withdrawal, whatever the rank. */
export const LEAST_AMOUNT = '200.00';
/** The share of an amount that is kept as a fee. */
export const FEE_RATE = '0.0000';

/** Limits by VIP rank; the last ones count for all higher ranks. */
export const LIMITS_BY_RANK: readonly [WithdrawLimits, ...WithdrawLimits[]] = [
  { maxAmount: '20000.00', dailyAmount: '30000.00', dailyCount: 3, fixedFee: '10.00' },
  { maxAmount: '30000.00', dailyAmount: '50000.00', dailyCount: 4, fixedFee: '10.00' },
  { maxAmount: '50000.00', dailyAmount: '100000.00', dailyCount: 5, fixedFee: '10.00' },
  { maxAmount: '100000.00', dailyAmount: '200000.00', dailyCount: 6, fixedFee: '0.00' },
  { maxAmount: '200000.00', dailyAmount: '500000.00', dailyCount: 8, fixedFee: '0.00' },
  { maxAmount: '500000.00', dailyAmount: '1000000.00', dailyCount: 10, fixedFee: '0.00' },
];
/** Rank whose limits an agent without a rank has. */
export const RANK_OF_AGENTS = 2;
