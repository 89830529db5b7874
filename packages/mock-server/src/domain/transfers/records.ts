import { addAmounts, formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { AccountTransfer, AccountTransfers } from '@croupier/sdk/types';

import type { Movement } from '../../store/journal.ts';
import type { AccountTransferRow } from '../../store/rows/transfers.ts';
import {
  isInRange,
  newestFirst,
  pageOf,
  Refusal,
  type CallContext,
  type DomainContext,
  type PageQuery,
  type TimeQuery,
} from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';

interface TransferQuery extends PageQuery, TimeQuery {
  readonly direction?: 'IN' | 'OUT' | 'ALL' | undefined;
  /** Name of the other account. */
  readonly account?: string | undefined;
}

/** Transfers of the caller with other accounts, newest first, with totals of all matches. */
export function listTransfers(context: CallContext, query: TransferQuery): AccountTransfers {
  const { id, currency } = callingMember(context);
  const { direction = 'ALL' } = query;
  const account = query.account?.trim().toLowerCase();
  const range = recordsRange(context, query);
  const { accountTransfers } = context.store;
  const rows = [...accountTransfers.findBy('senderId', id), ...accountTransfers.findBy('receiverId', id)].toSorted(
    (a, b) => positionOf(context, a) - positionOf(context, b),
  );
  const transfers = newestFirst(rows, ({ bookedAt }) => bookedAt)
    .filter(({ bookedAt }) => isInRange(range, bookedAt))
    .map((row) => describeTransfer(context, row, id))
    .filter((transfer) => direction === 'ALL' || transfer.direction === direction)
    .filter((transfer) => account === undefined || transfer.account === account);
  const sumOf = (way: 'IN' | 'OUT'): string =>
    formatAmount(
      transfers
        .filter((transfer) => transfer.direction === way)
        .map(({ amount }) => parseAmount(amount, currency))
        .reduce(addAmounts, { minor: 0n, currency }),
    );
  return { ...pageOf(transfers, query), total: { totalIn: sumOf('IN'), totalOut: sumOf('OUT'), currency } };
}

/** Place of a transfer in the order of booking. */
const positionOf = ({ store }: DomainContext, { sentId }: AccountTransferRow): number =>
  store.journal.entriesOf(sentId)[0]?.position ?? 0;

/** The transfer that the caller's movement with this id belongs to. Refuses every other id with NOT_FOUND. */
export function getTransfer(context: CallContext, transactionId: string): AccountTransfer {
  const { id } = callingMember(context);
  const movement = context.store.journal.movement(transactionId);
  const row = movement === undefined ? undefined : transferOf(context, movement);
  if (row === undefined || movement?.memberId !== id) throw new Refusal('NOT_FOUND');
  return describeTransfer(context, row, id);
}

/** Account name of the other side of a transfer between accounts; undefined for every other movement. */
export function counterpartyOf(context: DomainContext, movement: Movement): string | undefined {
  const row = transferOf(context, movement);
  if (row === undefined) return undefined;
  return context.store.members.get(row.sentId === movement.id ? row.receiverId : row.senderId)?.account;
}

function transferOf({ store }: DomainContext, { id, reference }: Movement): AccountTransferRow | undefined {
  const row = reference === null ? undefined : store.accountTransfers.get(reference);
  return row?.sentId === id || row?.receivedId === id ? row : undefined;
}

/** Converts a transfer to the contract's record, as one of its two sides sees it. */
export function describeTransfer({ store }: DomainContext, row: AccountTransferRow, memberId: string): AccountTransfer {
  const isSender = row.senderId === memberId;
  const other = store.members.get(isSender ? row.receiverId : row.senderId);
  const isToUpline = row.relation === 'UPLINE';
  return {
    transactionId: isSender ? row.sentId : row.receivedId,
    time: row.bookedAt,
    direction: isSender ? 'OUT' : 'IN',
    account: other?.account ?? '',
    ...(other === undefined || other.nickname === null ? {} : { nickname: other.nickname }),
    relation: isSender === isToUpline ? 'UPLINE' : 'DOWNLINE',
    amount: row.amount,
    currency: row.currency,
    status: 'COMPLETED',
    ...(row.remark === null ? {} : { remark: row.remark }),
  };
}
