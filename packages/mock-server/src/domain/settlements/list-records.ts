import { compareAmounts, parseAmount } from '@croupier/sdk/rules';
import type { ContractType, SalaryRecord, SalaryRecordPage, SalaryRecordStatus } from '@croupier/sdk/types';

import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { accountOf, isAccepted } from '../contracts/index.ts';
import {
  isInRange,
  pageOf,
  Refusal,
  sessionOf,
  type CallContext,
  type DomainContext,
  type PageQuery,
  type TimeQuery,
} from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { describeRecord, isOverdue } from './describe-record.ts';
import { sumTexts } from './measure.ts';
import { pendingRecords } from './pay.ts';
import { inPayOrder } from './record-rows.ts';

export interface RecordFilter extends TimeQuery {
  readonly direction?: 'RECEIVED' | 'PAID' | 'ALL' | undefined;
  readonly account?: string | undefined;
  readonly contractId?: string | undefined;
}

interface RecordQuery extends RecordFilter, PageQuery {
  readonly status?: SalaryRecordStatus | 'ALL' | undefined;
  readonly overdue?: boolean | undefined;
  readonly sort?: 'periodEnd' | 'base' | 'amount' | 'account' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** One page of the settlements of a kind that the caller receives or pays, with the sums of all that match. */
export function listRecords(context: CallContext, type: ContractType, query: RecordQuery): SalaryRecordPage {
  const { status = 'ALL', overdue = false } = query;
  const matching = recordsOf(context, type, query)
    .filter((row) => status === 'ALL' || row.status === status)
    .filter((row) => !overdue || isOverdue(context, row));
  const page = pageOf(sorted(context, matching, query), query);
  return { ...page, content: page.content.map((row) => describeRecord(context, row)), ...totalsOf(context, matching) };
}

/** The settlements of all contracts that are not paid, in the order in which they will be. */
export function listPending(context: DomainContext): SalaryRecord[] {
  return inPayOrder(pendingRecords(context)).map((row) => describeRecord(context, row));
}

/** What the caller receives and pays of settlements; nothing of refused ones. */
export function totalsOf(context: CallContext, rows: readonly SalaryRecordRow[]) {
  const { id, currency } = callingMember(context);
  const sumOf = (field: 'receiverId' | 'payerId'): string =>
    sumTexts(
      rows.filter((row) => row[field] === id && row.status !== 'REJECTED').map(({ amount }) => amount),
      currency,
    );
  return { totalReceived: sumOf('receiverId'), totalPaid: sumOf('payerId'), currency };
}

/**
 * The settlements of a kind that the caller receives or pays, by the last moment of their window. Refuses accounts without a
 * contract of the kind with CONTRACT_TYPE_DISABLED.
 */
export function recordsOf(context: CallContext, type: ContractType, query: RecordFilter): SalaryRecordRow[] {
  const { memberId } = sessionOf(context);
  const { store } = context;
  const { direction = 'ALL', account, contractId } = query;
  refuseWithout(context, memberId, type);
  const range = recordsRange(context, query);
  const received = direction === 'PAID' ? [] : store.salaryRecords.findBy('receiverId', memberId);
  const paid = direction === 'RECEIVED' ? [] : store.salaryRecords.findBy('payerId', memberId);
  return [...received, ...paid]
    .filter((row) => row.type === type && isInRange(range, earnedAt(row)))
    .filter((row) => contractId === undefined || row.contractId === contractId)
    .filter((row) => account === undefined || (row.payerId === memberId && isTo(context, row, account)));
}

/** The last moment of a window: it was earned in the day of this moment (AG-32). */
export function earnedAt({ periodEnd }: SalaryRecordRow): string {
  return new Date(Date.parse(periodEnd) - 1).toISOString();
}

function refuseWithout({ store }: DomainContext, memberId: string, type: ContractType): void {
  const contracts = [...store.contracts.findBy('receiverId', memberId), ...store.contracts.findBy('payerId', memberId)];
  if (!contracts.some((row) => row.type === type && isAccepted(row))) throw new Refusal('CONTRACT_TYPE_DISABLED');
}

function isTo(context: DomainContext, { receiverId }: SalaryRecordRow, account: string): boolean {
  return accountOf(context, receiverId) === account.trim().toLowerCase();
}

function sorted(
  context: DomainContext,
  rows: readonly SalaryRecordRow[],
  { sort = 'periodEnd', order = 'desc' }: RecordQuery,
): SalaryRecordRow[] {
  const compare = (a: SalaryRecordRow, b: SalaryRecordRow): number => {
    switch (sort) {
      case 'periodEnd':
        return Date.parse(a.periodEnd) - Date.parse(b.periodEnd);
      case 'base':
      case 'amount':
        return compareAmounts(parseAmount(a[sort], a.currency), parseAmount(b[sort], b.currency));
      case 'account':
        return accountOf(context, a.receiverId) < accountOf(context, b.receiverId)
          ? -1
          : Number(a.receiverId !== b.receiverId);
    }
  };
  const sign = order === 'asc' ? 1 : -1;
  // Of equal ones the newest first, then those that the caller receives, which come before the others.
  return rows.toSorted((a, b) => sign * compare(a, b) || Date.parse(b.periodEnd) - Date.parse(a.periodEnd));
}
