import { formatAmount } from '@croupier/sdk/rules';

import type { ContractRow } from '../../store/rows/contracts.ts';
import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { existingMember } from '../member/index.ts';
import { describeBadges } from '../member-info/index.ts';
import { record } from './event-log.ts';

export function recordBalance(context: DomainContext, { memberId, at }: DomainEvents['balanceChanged']): void {
  // The operator's own accounts, and those that a seed opens later, have no member.
  const member = context.store.members.get(memberId);
  if (member === undefined) return;
  const balance = mainBalance(context, member);
  const { currency } = balance;
  record(context, { memberId }, { type: 'balance.changed', balance: formatAmount(balance), currency }, at);
}

export function recordDeposit(context: DomainContext, change: DomainEvents['depositChanged']): void {
  const { memberId, orderId, status, at } = change;
  record(context, { memberId }, { type: 'deposit.changed', orderId, status }, at);
}

export function recordWithdrawal(context: DomainContext, change: DomainEvents['withdrawalChanged']): void {
  const { memberId, orderId, status, at } = change;
  record(context, { memberId }, { type: 'withdrawal.changed', orderId, status }, at);
}

export function recordContract(context: DomainContext, { contract, at }: DomainEvents['contractChanged']): void {
  const { id: contractId, type: contractType, status } = contract;
  for (const memberId of partiesOf(contract)) {
    record(context, { memberId }, { type: 'contract.changed', contractId, contractType, status }, at);
  }
}

export function recordSettlement(context: DomainContext, change: DomainEvents['settlementChanged']): void {
  const { id: recordId, contractId, type: contractType, status } = change.record;
  for (const memberId of partiesOf(change.record)) {
    const event = { type: 'settlement.changed', recordId, contractId, contractType, status } as const;
    record(context, { memberId }, event, change.at);
  }
}

/** The accounts of a contract; the platform has none. */
function partiesOf({ payerId, receiverId }: Pick<ContractRow, 'payerId' | 'receiverId'>): string[] {
  return payerId === null ? [receiverId] : [payerId, receiverId];
}

export function recordBadges(context: DomainContext, { memberId }: DomainEvents['badgesChanged']): void {
  const badges = describeBadges(context, existingMember(context, memberId));
  record(context, { memberId }, { type: 'badges.changed', badges });
}

export function recordMessage(context: DomainContext, message: DomainEvents['messageAdded']): void {
  const { memberId, messageId, kind, at } = message;
  record(context, { memberId }, { type: 'message.created', messageId, kind }, at);
}

export function recordSessionEnd(context: DomainContext, end: DomainEvents['sessionEnded']): void {
  const { memberId, sessionId, reason } = end;
  record(context, { memberId, sessionId }, { type: 'session.ended', reason });
}

export function recordProtection(context: DomainContext, change: DomainEvents['protectionChanged']): void {
  const { memberId, at } = change;
  record(context, { memberId }, { type: 'protection.changed' }, at);
}

export function recordRealityCheck(context: DomainContext, check: DomainEvents['realityCheckDue']): void {
  const { memberId, dueAt } = check;
  record(context, { memberId }, { type: 'realityCheck.due', dueAt: dueAt.toISOString() }, dueAt);
}

export function recordStatus(context: DomainContext, change: DomainEvents['maintenanceChanged']): void {
  const { maintenance, maintenanceEnd } = change;
  const end = maintenance && maintenanceEnd !== null ? { maintenanceEnd } : {};
  record(context, {}, { type: 'system.status', maintenance, ...end });
}
