import { compareAmounts, parseAmount } from '@croupier/sdk/rules';

import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { emit, type DomainContext } from '../kernel/index.ts';
import { COMMISSION, mainWallet, move } from '../ledger/index.ts';
import { withdrawableOf } from '../turnover/index.ts';
import { carryAfter } from './figures.ts';
import { reportLate } from './messages.ts';
import { inPayOrder, keepCarry } from './record-rows.ts';

/** All settlements that are not paid. */
export function pendingRecords({ store }: DomainContext): SalaryRecordRow[] {
  return store.salaryRecords.findBy('status', 'PENDING');
}

/**
 * Pays what is due at an instant, in the order of CT-51. A settlement is paid whole or not at all; what a payer cannot pay
 * stops everything behind it, while other payers go on (CT-52).
 */
export function payDue(context: DomainContext, at: Date): void {
  const { store } = context;
  const short = new Set<string>();
  for (const { id } of inPayOrder(pendingRecords(context).filter(({ dueAt }) => Date.parse(dueAt) <= at.getTime()))) {
    // The payments before it may have changed its corrections.
    const row = store.salaryRecords.get(id);
    if (row === undefined) continue;
    const { payerId } = row;
    if (payerId === null) pay(context, row, at);
    else if (short.has(payerId)) noteShort(context, row, payerId, at);
    else if (covers(context, payerId, row)) pay(context, row, at);
    else {
      short.add(payerId);
      noteShort(context, row, payerId, at);
    }
  }
  for (const { id } of store.shortPayers.all().filter((payer) => !short.has(payer.id))) store.shortPayers.remove(id);
}

/** Locked bonus money pays nobody. */
function covers(context: DomainContext, payerId: string, { amount, currency }: SalaryRecordRow): boolean {
  return compareAmounts(parseAmount(amount, currency), withdrawableOf(context, payerId)) <= 0;
}

/** Books a settlement; its figures are final from then on. One of zero books nothing. */
function pay(context: DomainContext, row: SalaryRecordRow, at: Date): void {
  const { store } = context;
  const { id, type, payerId, receiverId, currency } = row;
  const amount = parseAmount(row.amount, currency);
  const posting = {
    kind: type === 'DIVIDEND' ? 'DIVIDEND' : 'SALARY',
    memberId: receiverId,
    reference: id,
    at,
    from: payerId === null ? COMMISSION : mainWallet(payerId),
    to: mainWallet(receiverId),
    amount,
  } as const;
  const movementId = amount.minor === 0n ? null : move(context, posting).id;
  const paid = { status: 'PAID', settledAt: at.toISOString(), movementId, pendingPayer: null } as const;
  const record = store.salaryRecords.update(id, paid);
  emit(context, 'settlementChanged', { record, at });
  keepCarry(context, row.lineage, carryAfter(record));
}

/** Notes that a payer is short, and reports it to both sides once. */
function noteShort(context: DomainContext, row: SalaryRecordRow, payerId: string, at: Date): void {
  const { shortPayers } = context.store;
  const known = shortPayers.get(payerId);
  const unaware = [payerId, row.receiverId].filter((memberId) => known?.notified.includes(memberId) !== true);
  const notified = [...(known?.notified ?? []), ...unaware];
  const tried = { triedAt: at.toISOString(), retryAt: null, notified };
  if (known === undefined) shortPayers.insert({ id: payerId, ...tried });
  else shortPayers.update(payerId, tried);
  for (const memberId of unaware) reportLate(context, row, { memberId, payerId, at });
}
