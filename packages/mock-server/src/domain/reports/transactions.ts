import { formatAmount } from '@croupier/sdk/rules';
import type { Transaction, TransactionSummary, TransactionType } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { newestFirst, type CallContext, type DomainContext, type TimeRange } from '../kernel/index.ts';
import { mainWallet, readMovement, readStatement, type StatementPart } from '../ledger/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { describeTransaction } from './describe-transaction.ts';
import { membersOf, type ScopedQuery } from './scope.ts';

interface TransactionQuery extends ScopedQuery {
  readonly transactionType: TransactionType | 'ALL';
  /** Only those of `transactionType`; all of them when left out. */
  readonly transactionTypes?: readonly TransactionType[] | undefined;
  readonly transactionId?: string | undefined;
}

/** All types, in the order of the contract. */
const TYPES = Object.keys({
  DEPOSIT: true,
  WITHDRAWAL: true,
  TRANSFER_IN: true,
  TRANSFER_OUT: true,
  BET: true,
  PAYOUT: true,
  PROMOTION: true,
  REBATE: true,
  REWARD: true,
  SALARY: true,
  DIVIDEND: true,
  POINT_CONVERT: true,
  ADJUSTMENT: true,
} satisfies Readonly<Record<TransactionType, true>>) as readonly TransactionType[]; // The keys are exactly the types.

type Kind = TransactionQuery['transactionType'];
type PartReader = (member: MemberRow, kind: Kind) => StatementPart;

/** Movements of the main wallet from the ledger, newest first, with totals of all matches. */
export function listTransactions(context: CallContext, query: TransactionQuery) {
  const caller = callingMember(context);
  const { pageNo, pageSize, scope } = query;
  const { language } = profileOf(context, caller.id);
  const kinds = kindsOf(query);
  const members = membersOf(context, caller, query);
  const partOf = partReader(context, query);
  const parts = members.flatMap((member) => kinds.map((kind) => ({ member, part: partOf(member, kind) })));
  const booked = parts
    // All lines up to this page may be of one member.
    .flatMap(({ member, part }) => part.newest(pageNo * pageSize).map((line) => ({ member, line })))
    .toSorted((a, b) => a.line.entry.position - b.line.entry.position);
  const shown = newestFirst(booked, ({ line }) => line.movement.at)
    .slice((pageNo - 1) * pageSize, pageNo * pageSize)
    .map(({ member: { account }, line }) =>
      describeTransaction(context, line, { language, ...(scope === 'SELF' ? {} : { account }) }),
    );
  const totalElements = parts.reduce((sum, { part }) => sum + part.count, 0);
  return {
    content: shown,
    pageNum: pageNo,
    pageSize,
    totalPages: Math.ceil(totalElements / pageSize),
    totalElements,
    summary: {
      ...summarize(members, partOf, kinds, caller.currency),
      ...balancesAround(context, members, query),
    },
  };
}

/** The kinds of lines that a query asks for. */
function kindsOf({ transactionType, transactionTypes }: TransactionQuery): readonly Kind[] {
  if (transactionTypes === undefined) return [transactionType];
  const types = new Set(transactionTypes);
  return TYPES.filter((type) => types.has(type) && (transactionType === 'ALL' || transactionType === type));
}

/** All rows of a member's account record in a time, newest first. */
export function transactionsOf(context: DomainContext, member: MemberRow, { from, to }: TimeRange): Transaction[] {
  const query = { currency: member.currency, kind: 'ALL', from, to };
  const part = readStatement(context, mainWallet(member.id), query);
  const lines = newestFirst(part.newest(part.count), ({ movement }) => movement.at);
  const { language } = profileOf(context, member.id);
  return lines.map((line) => describeTransaction(context, line, { language }));
}

/** Reads the lines of a member that a query asks for: those of one movement, or of a time. */
function partReader(context: DomainContext, query: TransactionQuery): PartReader {
  const { transactionId: id } = query;
  if (id !== undefined) {
    return (member, kind) => readMovement(context, mainWallet(member.id), { currency: member.currency, kind, id });
  }
  const { from, to } = recordsRange(context, query);
  return (member, kind) => readStatement(context, mainWallet(member.id), { currency: member.currency, kind, from, to });
}

/** Sums of all matches, and the same by type. */
function summarize(
  members: readonly MemberRow[],
  partOf: PartReader,
  kinds: readonly Kind[],
  currency: string,
): TransactionSummary {
  const sumsOf = (asked: readonly Kind[]) => {
    const parts = members.flatMap((member) => asked.map((kind) => partOf(member, kind)));
    return {
      count: parts.reduce((sum, part) => sum + part.count, 0),
      in: parts.reduce((sum, part) => sum + part.in, 0n),
      out: parts.reduce((sum, part) => sum + part.out, 0n),
    };
  };
  const format = (minor: bigint): string => formatAmount({ minor, currency });
  const types = TYPES.filter((type) => kinds.includes('ALL') || kinds.includes(type));
  const byType = types.map((type) => ({ type, sums: sumsOf([type]) })).filter(({ sums }) => sums.count > 0);
  const all = sumsOf(kinds);
  return {
    count: all.count,
    totalIn: format(all.in),
    totalOut: format(all.out),
    byType: byType.map(({ type, sums }) => ({ type, count: sums.count, amount: format(sums.in - sums.out) })),
    currency,
  };
}

/** The balances between which the totals lie; only of one account, and of all types in a time. */
function balancesAround(
  context: DomainContext,
  members: readonly MemberRow[],
  query: TransactionQuery,
): Pick<TransactionSummary, 'opening' | 'closing'> {
  const [member, ...others] = members;
  const isWhole = kindsOf(query).includes('ALL') && query.transactionId === undefined;
  if (member === undefined || others.length > 0 || !isWhole) return {};
  const { from, to } = recordsRange(context, query);
  const { currency } = member;
  const balanceAt = (time: number): string => {
    const before = readStatement(context, mainWallet(member.id), { currency, kind: 'ALL', from: 0, to: time });
    return formatAmount({ minor: before.in - before.out, currency });
  };
  return { opening: balanceAt(from - 1), closing: balanceAt(to) };
}
