import { availableWithdrawal, formatAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { WithdrawConfig, WithdrawQuote } from '@croupier/sdk/types';

import { bankOf, NEW_CARD_HOURS } from '../bank-cards/index.ts';
import type { CallContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { hasPaymentPassword } from '../security/index.ts';
import { GAME_WEIGHTS, settingsOf } from '../site/index.ts';
import { describeGrant, turnoverOf } from '../turnover/index.ts';
import { checkWithdrawal, openOrderOf, type WithdrawInput } from './checks.ts';
import { limitsOf } from './limits.ts';

/** Limits of withdrawals, what turnover locks, and what can be withdrawn now (W-18). */
export function getConfig(context: CallContext): WithdrawConfig {
  const member = callingMember(context);
  const { fee, minAmount, maxAmount, remainingAmount, remainingCount, ...day } = limitsOf(context, member);
  const { balance, withdrawable, locked, winningsLocked, required, done, grants } = turnoverOf(context, member.id);
  const openOrder = openOrderOf(context, member.id);
  const { availableNow, limitedBy } = availableWithdrawal({
    balance,
    withdrawable,
    minAmount,
    maxAmount,
    remainingDailyAmount: remainingAmount,
    remainingDailyCount: remainingCount,
    hasOpenOrder: openOrder !== undefined,
  });
  const { withdrawCancel, receiptConfirmEnabled, receiptConfirmMinutes } = settingsOf(context);
  return {
    minAmount: formatAmount(minAmount),
    maxAmount: formatAmount(maxAmount),
    currency: member.currency,
    ...fee,
    dailyLimit: formatAmount(day.dailyAmount),
    dailyCount: day.dailyCount,
    remainingDailyAmount: formatAmount(remainingAmount),
    remainingDailyCount: remainingCount,
    resetsAt: day.resetsAt.toISOString(),
    withdrawable: formatAmount(withdrawable),
    locked: formatAmount(locked),
    winningsLocked: formatAmount(winningsLocked),
    availableNow: formatAmount(availableNow),
    limitedBy,
    ...(openOrder === undefined ? {} : { openOrderId: openOrder.id }),
    turnoverRequired: formatAmount(required),
    turnoverDone: formatAmount(done),
    grants: grants.map((grant) => describeGrant(context, grant)),
    gameWeights: [...GAME_WEIGHTS],
    paymentPasswordSet: hasPaymentPassword(context, member.id),
    newCardHours: NEW_CARD_HOURS,
    cancelAllowed: withdrawCancel,
    receiptConfirmMinutes,
    receiptConfirmEnabled,
  };
}

/** Fee and payable of a withdrawal. Refuses what `createOrder` would refuse, but for the payment password. */
export function quote(context: CallContext, input: WithdrawInput): WithdrawQuote {
  const member = callingMember(context);
  const { amount, fee, payable, balance, card } = checkWithdrawal(context, member, input);
  const { payoutWithinMinutes } = bankOf(card);
  return {
    amount: formatAmount(amount),
    fee: formatAmount(fee),
    payable: formatAmount(payable),
    balanceAfter: formatAmount(subtractAmounts(balance, amount)),
    currency: member.currency,
    ...(payoutWithinMinutes === undefined ? {} : { payoutWithinMinutes }),
  };
}
