import { formatAmount } from '@croupier/sdk/rules';
import type { PlayedGame, Transaction, TransactionSummary, TransactionType } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { gameIdOf } from '../bets/index.ts';
import { newestFirst, type CallContext, type DomainContext, type TimeRange } from '../kernel/index.ts';
import { mainWallet, partOf, readMovement, readStatement, type Line, type StatementPart } from '../ledger/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { describeTransaction } from './describe-transaction.ts';
import { membersOf, type ScopedQuery } from './scope.ts';
import { describeRow, gameIdOfLine, rowsOfLines, rowsOfVisits, visitIdOf } from './visits.ts';

interface TransactionQuery extends ScopedQuery {
  readonly transactionType: TransactionType | 'ALL';
  /** Only those of `transactionType`; all of them when left out. */
  readonly transactionTypes?: readonly TransactionType[] | undefined;
  readonly transactionId?: string | undefined;
  readonly group: 'NONE' | 'VISIT';
  /** Only lines of this visit. */
  readonly visitId?: string | undefined;
  /** Only lines of this game. */
  readonly gameId?: string | undefined;
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

/**
 * Movements of the main wallet from the ledger, newest first, with totals of all matches; the stakes and payouts of
 * a visit as one row when it is asked for.
 */
export function listTransactions(context: CallContext, query: TransactionQuery) {
  const caller = callingMember(context);
  const { pageNo, pageSize, scope } = query;
  const isGrouped = query.group === 'VISIT';
  const { language } = profileOf(context, caller.id);
  const kinds = kindsOf(query);
  const members = membersOf(context, caller, query);
  const read = partReader(context, query);
  const parts = members.flatMap((member) => kinds.map((kind) => ({ member, part: read(member, kind) })));
  const booked = parts
    // All lines up to this page may be of one member; only all lines say how many rows their visits make.
    .flatMap(({ member, part }) =>
      part.newest(isGrouped ? part.count : pageNo * pageSize).map((line) => ({ member, line })),
    )
    .toSorted((a, b) => a.line.entry.position - b.line.entry.position);
  const lines = newestFirst(booked, ({ line }) => line.movement.at);
  const rows = isGrouped ? rowsOfVisits(context, lines) : rowsOfLines(lines);
  const totalElements = isGrouped ? rows.length : parts.reduce((sum, { part }) => sum + part.count, 0);
  return {
    content: rows
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map((row) =>
        describeRow(context, row, { language, ...(scope === 'SELF' ? {} : { account: row.newest.member.account }) }),
      ),
    pageNum: pageNo,
    pageSize,
    totalPages: Math.ceil(totalElements / pageSize),
    totalElements,
    summary: {
      ...summarize(members, read, kinds, caller.currency),
      ...balancesAround(context, members, query),
    },
    ...gameNamed(context, members, query.gameId),
  };
}

/** The game of a query, by its name in the bets of these members. */
function gameNamed(
  { store }: DomainContext,
  members: readonly MemberRow[],
  gameId: string | undefined,
): { readonly game?: PlayedGame } {
  if (gameId === undefined) return {};
  const bet = members.flatMap(({ id }) => store.bets.findBy('memberId', id)).find((each) => gameIdOf(each) === gameId);
  return bet === undefined ? {} : { game: { gameId, gameName: bet.gameName } };
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

/** Reads the lines of a member that a query asks for: those of one movement or of a time, of one visit or game or of all. */
function partReader(context: DomainContext, query: TransactionQuery): PartReader {
  const { visitId, gameId } = query;
  const read = partReaderOfAllGames(context, query);
  if (visitId === undefined && gameId === undefined) return read;
  const isAsked = (line: Line): boolean =>
    (visitId === undefined || visitIdOf(context, line) === visitId) &&
    (gameId === undefined || gameIdOfLine(context, line) === gameId);
  return (member, kind) => {
    const part = read(member, kind);
    return partOf(part.newest(part.count).filter(isAsked));
  };
}

function partReaderOfAllGames(context: DomainContext, query: TransactionQuery): PartReader {
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
  read: PartReader,
  kinds: readonly Kind[],
  currency: string,
): TransactionSummary {
  const sumsOf = (asked: readonly Kind[]) => {
    const parts = members.flatMap((member) => asked.map((kind) => read(member, kind)));
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

/** The balances between which the totals lie; only of one account, and of all its lines in a time. */
function balancesAround(
  context: DomainContext,
  members: readonly MemberRow[],
  query: TransactionQuery,
): Pick<TransactionSummary, 'opening' | 'closing'> {
  const [member, ...others] = members;
  const { transactionId, visitId, gameId } = query;
  const isOfPart = [transactionId, visitId, gameId].some((id) => id !== undefined);
  const isWhole = kindsOf(query).includes('ALL') && !isOfPart;
  if (member === undefined || others.length > 0 || !isWhole) return {};
  const { from, to } = recordsRange(context, query);
  const { currency } = member;
  const balanceAt = (time: number): string => {
    const before = readStatement(context, mainWallet(member.id), { currency, kind: 'ALL', from: 0, to: time });
    return formatAmount({ minor: before.in - before.out, currency });
  };
  return { opening: balanceAt(from - 1), closing: balanceAt(to) };
}
