import { parseAmount, type Amount } from '@croupier/sdk/rules';

import type { WithdrawOrderRow } from '../../store/rows/withdrawals.ts';
import type { DomainContext, LocalizedText } from '../kernel/index.ts';
import { FEES, mainWallet, move, providerAccount, WITHDRAWALS } from '../ledger/index.ts';

const postingOf = ({ id, memberId }: WithdrawOrderRow, at: Date) =>
  ({ kind: 'WITHDRAWAL', memberId, reference: id, at }) as const;

/** Takes the whole amount of an order from the main wallet. */
export function takeAmount(context: DomainContext, order: WithdrawOrderRow, at: Date): void {
  const amount = parseAmount(order.amount, order.currency);
  move(context, { ...postingOf(order, at), from: mainWallet(order.memberId), to: WITHDRAWALS, amount });
}

/** Gives the whole amount of an order back. */
export function returnAmount(context: DomainContext, order: WithdrawOrderRow, at: Date, memo: LocalizedText): void {
  const amount = parseAmount(order.amount, order.currency);
  move(context, { ...postingOf(order, at), memo, from: WITHDRAWALS, to: mainWallet(order.memberId), amount });
}

/** Books a payment to the bank of an order. */
export function sendAmount(context: DomainContext, order: WithdrawOrderRow, at: Date, amount: Amount): void {
  move(context, { ...postingOf(order, at), from: WITHDRAWALS, to: providerAccount(order.bankCode), amount });
}

/** Takes back from the bank what did not arrive, to be paid again. */
export function takeBackAmount(context: DomainContext, order: WithdrawOrderRow, at: Date, amount: Amount): void {
  move(context, { ...postingOf(order, at), from: providerAccount(order.bankCode), to: WITHDRAWALS, amount });
}

/** Books the fee of an order; there may be none. */
export function keepFee(context: DomainContext, order: WithdrawOrderRow, at: Date): void {
  const amount = parseAmount(order.fee, order.currency);
  if (amount.minor > 0n) move(context, { ...postingOf(order, at), from: WITHDRAWALS, to: FEES, amount });
}
