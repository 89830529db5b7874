import {
  isReturnedWithdrawal,
  leastWithdrawal,
  parseAmount,
  periodAt,
  type Amount,
  type WithdrawFee,
} from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import { SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import { FEE_RATE, LEAST_AMOUNT, withdrawLimitsOf } from '../site/index.ts';

/** Limits of a member's next withdrawal, and what is left of the day. */
export interface Limits {
  readonly fee: WithdrawFee;
  readonly minAmount: Amount;
  readonly maxAmount: Amount;
  readonly dailyAmount: Amount;
  readonly dailyCount: number;
  readonly remainingAmount: Amount;
  readonly remainingCount: number;
  /** End of the day in the brand's time zone. */
  readonly resetsAt: Date;
}

/** The limits by the rank of now (W-01), less the orders of the day that were not returned (W-03). */
export function limitsOf({ store, clock }: DomainContext, member: MemberRow): Limits {
  const { currency } = member;
  const { maxAmount, dailyAmount, dailyCount, fixedFee } = withdrawLimitsOf(member);
  const fee = { feeRate: FEE_RATE, fixedFee };
  const { start, end } = periodAt('DAY', clock.now(), SITE_TIME_ZONE);
  const today = store.withdrawOrders
    .findBy('memberId', member.id)
    .filter(({ status, createdAt }) => !isReturnedWithdrawal(status) && Date.parse(createdAt) >= start.getTime());
  const used = today.reduce((sum, { amount }) => sum + parseAmount(amount, currency).minor, 0n);
  const daily = parseAmount(dailyAmount, currency);
  return {
    fee,
    minAmount: leastWithdrawal(parseAmount(LEAST_AMOUNT, currency), fee),
    maxAmount: parseAmount(maxAmount, currency),
    dailyAmount: daily,
    dailyCount,
    remainingAmount: { minor: daily.minor > used ? daily.minor - used : 0n, currency },
    remainingCount: Math.max(0, dailyCount - today.length),
    resetsAt: end,
  };
}
