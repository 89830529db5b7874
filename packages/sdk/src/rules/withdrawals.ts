import type { WithdrawLimitedBy, WithdrawStatus } from '../generated/types.gen.ts';
import { addAmounts, compareAmounts, multiplyAmount, parseAmount, subtractAmounts, type Amount } from './money.ts';

/** Fee of a withdrawal: a share of the amount, and a fixed part on top. Decimal strings. */
export interface WithdrawFee {
  readonly feeRate: string;
  readonly fixedFee: string;
}

/** What the platform keeps of a withdrawal, and what arrives; together the amount (rule W-02). */
export interface WithdrawParts {
  readonly fee: Amount;
  readonly payable: Amount;
}

/** Fee and payable of an amount, the share rounded down (rule W-02). `payable` is below zero for less than the fee. */
export function partsOfWithdrawal(amount: Amount, { feeRate, fixedFee }: WithdrawFee): WithdrawParts {
  const fee = addAmounts(multiplyAmount(amount, feeRate, 'down'), parseAmount(fixedFee, amount.currency));
  return { fee, payable: subtractAmounts(amount, fee) };
}

/** The least amount of a withdrawal: `least`, but fee and one minor unit where its fee is as much (rule W-02). */
export function leastWithdrawal(least: Amount, fee: WithdrawFee): Amount {
  const kept = partsOfWithdrawal(least, fee).fee;
  return compareAmounts(kept, least) < 0 ? least : { ...kept, minor: kept.minor + 1n };
}

/** True while a withdrawal stops the next one (rule W-09). */
export function isOpenWithdrawal(status: WithdrawStatus): boolean {
  return status === 'PENDING' || status === 'PROCESSING';
}

/** Statuses of a withdrawal that can still change. */
export const changingWithdrawStatuses = [
  'PENDING',
  'PROCESSING',
  'PAID',
  'DISPUTED',
] as const satisfies readonly WithdrawStatus[];

/** True when nothing of a withdrawal can change any more. */
export function isFinalWithdrawal(status: WithdrawStatus): boolean {
  return !changingWithdrawStatuses.some((changing) => changing === status);
}

/** True when the whole amount went back, so that the order counts nowhere (rules W-02 and W-03). */
export function isReturnedWithdrawal(status: WithdrawStatus): boolean {
  return status === 'REJECTED' || status === 'CANCELLED';
}

/** What limits a withdrawal. */
export interface WithdrawBounds {
  readonly balance: Amount;
  readonly withdrawable: Amount;
  readonly minAmount: Amount;
  readonly maxAmount: Amount;
  readonly remainingDailyAmount: Amount;
  readonly remainingDailyCount: number;
  readonly hasOpenOrder: boolean;
}

/** The most that can be withdrawn now, and what limits it (rule W-18). */
export function availableWithdrawal(bounds: WithdrawBounds): {
  readonly availableNow: Amount;
  readonly limitedBy: WithdrawLimitedBy;
} {
  const nothing: Amount = { minor: 0n, currency: bounds.balance.currency };
  if (bounds.hasOpenOrder) return { availableNow: nothing, limitedBy: 'OPEN_ORDER' };
  const daily = bounds.remainingDailyCount === 0 ? nothing : bounds.remainingDailyAmount;
  const limits: readonly (readonly [WithdrawLimitedBy, Amount])[] = [
    ['BALANCE', bounds.balance],
    ['TURNOVER', bounds.withdrawable],
    ['MAX_AMOUNT', bounds.maxAmount],
    ['DAILY_LIMIT', daily],
  ];
  // The first of equal ones is answered.
  const [limitedBy, least] = limits.reduce((a, b) => (compareAmounts(b[1], a[1]) < 0 ? b : a));
  return { availableNow: compareAmounts(least, bounds.minAmount) < 0 ? nothing : least, limitedBy };
}
