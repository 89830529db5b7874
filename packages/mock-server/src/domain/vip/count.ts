import { parseAmount, subtractAmounts } from '@croupier/sdk/rules';

import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { existingMember } from '../member/index.ts';
import { validBetOfRow } from '../play-totals/index.ts';
import { isVipAccount } from './accounts.ts';
import { raiseRank } from './change-rank.ts';
import { addToTotal } from './totals.ts';

/** Counts a bet, or takes away what of it was taken back; the latter lowers the total, never the rank (PR-51). */
export function countBet(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  const { memberId } = after;
  const part = subtractAmounts(validBetOfRow(after), validBetOfRow(before));
  if (part.minor === 0n || !isVipAccount(existingMember(context, memberId))) return;
  addToTotal(context, memberId, 'bets', part);
  if (part.minor > 0n) raiseRank(context, memberId, new Date(after.settledAt ?? context.clock.now()));
}

/** Counts a deposit that was completed. */
export function countDeposit(context: DomainContext, event: DomainEvents['depositChanged']): void {
  const { memberId, orderId, status, at } = event;
  const order = context.store.depositOrders.get(orderId);
  if (status !== 'COMPLETED' || order === undefined || !isVipAccount(existingMember(context, memberId))) return;
  addToTotal(context, memberId, 'deposits', parseAmount(order.paid ?? order.amount, order.currency));
  raiseRank(context, memberId, at);
}
