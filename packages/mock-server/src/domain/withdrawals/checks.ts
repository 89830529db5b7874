import {
  compareAmounts,
  formatAmount,
  isOpenWithdrawal,
  partsOfWithdrawal,
  subtractAmounts,
  type Amount,
  type WithdrawParts,
} from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import type { BankCardRow, WithdrawOrderRow } from '../../store/rows/withdrawals.ts';
import { availableAt, ownCard } from '../bank-cards/index.ts';
import { refuseIndebted } from '../contracts/index.ts';
import {
  readAmount,
  Refusal,
  refuseOutside,
  type CallContext,
  type DomainContext,
  type MoneyInput,
} from '../kernel/index.ts';
import { refuseRestricted } from '../restrictions/index.ts';
import { requirePaymentPassword } from '../security/index.ts';
import { turnoverOf } from '../turnover/index.ts';
import { limitsOf, type Limits } from './limits.ts';

export interface WithdrawInput extends MoneyInput {
  readonly bankCardId: string;
}

/** A withdrawal that nothing but the payment password can refuse. */
export interface CheckedWithdrawal extends WithdrawParts {
  readonly amount: Amount;
  readonly card: BankCardRow;
  readonly balance: Amount;
}

/**
 * Checks a withdrawal of the caller in the order of rule W-04; the payment password is checked after it, so that a wrong
 * amount costs no attempt.
 */
export function checkWithdrawal(context: CallContext, member: MemberRow, input: WithdrawInput): CheckedWithdrawal {
  refuseRestricted(context, 'WITHDRAW', amountAsked(input, member.currency));
  refuseIndebted(context, member.id);
  requirePaymentPassword(context, member.id);
  const amount = readAmount(input, member.currency);
  const card = ownCard(context, member.id, input.bankCardId);
  refuseNewCard(context, card);
  const limits = limitsOf(context, member);
  refuseOutside(amount, { min: formatAmount(limits.minAmount), max: formatAmount(limits.maxAmount) });
  const open = openOrderOf(context, member.id);
  if (open !== undefined) throw new Refusal('WITHDRAW_PENDING_EXISTS', { value: { orderId: open.id } });
  refuseAboveDay(amount, limits);
  const { balance } = refuseLocked(context, member.id, amount);
  return { amount, card, balance, ...partsOfWithdrawal(amount, limits.fee) };
}

/** The amount of a request; zero for one that is refused later because it cannot be read. */
function amountAsked(input: MoneyInput, currency: string): Amount {
  try {
    return readAmount(input, currency);
  } catch (error) {
    if (error instanceof Refusal) return { minor: 0n, currency };
    throw error;
  }
}

/** The order that stops the next one (W-09). */
export function openOrderOf({ store }: DomainContext, memberId: string): WithdrawOrderRow | undefined {
  return store.withdrawOrders.findBy('memberId', memberId).find(({ status }) => isOpenWithdrawal(status));
}

function refuseNewCard(context: DomainContext, card: BankCardRow): void {
  const from = availableAt(context, card);
  if (context.clock.now() >= from) return;
  throw new Refusal('BANK_CARD_TOO_NEW', { value: { availableAt: from.toISOString() } });
}

function refuseAboveDay(amount: Amount, { remainingAmount, remainingCount, resetsAt }: Limits): void {
  if (remainingCount > 0 && compareAmounts(amount, remainingAmount) <= 0) return;
  throw new Refusal('WITHDRAW_DAILY_LIMIT', {
    value: {
      remainingDailyAmount: formatAmount(remainingAmount),
      remainingDailyCount: remainingCount,
      resetsAt: resetsAt.toISOString(),
    },
  });
}

/** Refuses more than the main balance, then more than what turnover leaves free. */
function refuseLocked(context: DomainContext, memberId: string, amount: Amount): { readonly balance: Amount } {
  const { balance, withdrawable, required, done } = turnoverOf(context, memberId);
  if (compareAmounts(amount, balance) > 0) throw new Refusal('INSUFFICIENT_BALANCE');
  if (compareAmounts(amount, withdrawable) > 0) {
    const turnoverRemaining = formatAmount(subtractAmounts(required, done));
    throw new Refusal('WITHDRAW_TURNOVER_UNMET', {
      value: { withdrawable: formatAmount(withdrawable), turnoverRemaining },
    });
  }
  return { balance };
}
