import { addAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type {
  BettingRecord,
  BetStatus,
  GameType,
  Transaction,
  TransactionReferenceKind,
  TransactionType,
} from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { describeBet, isBetOn } from '../bets/index.ts';
import {
  sessionOf,
  isInRange,
  readRange,
  betPage,
  newestFirst,
  pageOf,
  Refusal,
  type CallContext,
  type DomainContext,
  type TimeQuery,
  type PageQuery,
} from '../kernel/index.ts';
import { mainWallet, readMovement, readStatement, type Line, type StatementPart } from '../ledger/index.ts';
import { callingMember } from '../member/index.ts';
import { statusOfBooking } from '../withdrawals/index.ts';
import { downlineNamed, levelBelow, teamOf } from '../team/index.ts';

interface ReportQuery extends PageQuery, TimeQuery {
  readonly scope: 'SELF' | 'DOWNLINE';
  /** User name of one downline. */
  readonly account?: string | undefined;
}

/** Bets, newest first, with totals of all matches. */
export function listBets(
  context: CallContext,
  query: ReportQuery & {
    readonly gameType?: GameType | undefined;
    readonly vassalage?: string | undefined;
    /** The vendor's code of a game or lottery. */
    readonly gameCode?: string | undefined;
    readonly status: BetStatus | 'ALL';
    readonly timeOf?: 'PLACED' | 'SETTLED' | undefined;
  },
) {
  const caller = callingMember(context);
  const range = readRange(context, query);
  const { gameType = 'HOME', vassalage, gameCode, status, timeOf = 'PLACED' } = query;
  const placed = betsOf(context, membersOf(context, caller, query))
    .filter(({ bet }) => {
      const at = timeOf === 'SETTLED' ? bet.settledAt : bet.time;
      return at !== null && isInRange(range, at);
    })
    .filter(({ bet }) => gameType === 'HOME' || bet.gameType === gameType)
    .filter(({ bet }) => vassalage === undefined || bet.vendor === vassalage)
    .filter(({ bet }) => gameCode === undefined || isBetOn(bet, gameCode))
    .filter(({ bet }) => status === 'ALL' || bet.status === status);
  const bets = newestFirst(placed, ({ bet }) => bet.time).map(({ bet, member }) =>
    describeBet(bet, query.scope === 'SELF' ? undefined : member.account),
  );
  const { currency } = caller;
  const sumOf = (field: 'betAmount' | 'validBet' | 'payout' | 'netWin'): string =>
    formatAmount(
      total(
        bets.map((bet: BettingRecord) => parseAmount(bet[field], currency)),
        currency,
      ),
    );
  return {
    ...pageOf(bets, query),
    summary: {
      count: bets.length,
      betAmount: sumOf('betAmount'),
      validBet: sumOf('validBet'),
      payout: sumOf('payout'),
      netWin: sumOf('netWin'),
      currency,
    },
  };
}

/** One bet of the caller or of a member of the caller's team, with the URL of its page on this server. */
export function getBet(context: CallContext, betId: string) {
  const { store } = context;
  const callerId = sessionOf(context).memberId;
  const bet = store.bets.get(betId);
  if (bet === undefined) throw new Refusal('BET_NOT_FOUND');
  const isOwn = bet.memberId === callerId;
  if (!isOwn && levelBelow(context, callerId, bet.memberId) === undefined) throw new Refusal('BET_NOT_FOUND');
  return {
    bettingRecord: describeBet(bet, isOwn ? undefined : store.members.get(bet.memberId)?.account),
    detail: betPage(context.caller.origin, bet.id),
  };
}

interface TransactionQuery extends ReportQuery {
  readonly transactionType: TransactionType | 'ALL';
  readonly transactionId?: string | undefined;
}

/** Movements of the main wallet from the ledger, newest first, with totals of all matches. */
export function listTransactions(context: CallContext, query: TransactionQuery) {
  const caller = callingMember(context);
  const { pageNo, pageSize, scope } = query;
  const partOf = partReader(context, query);
  const parts = membersOf(context, caller, query).map((member) => ({ member, part: partOf(member) }));
  const booked = parts
    // All lines up to this page may be of one member.
    .flatMap(({ member, part }) => part.newest(pageNo * pageSize).map((line) => ({ member, line })))
    .toSorted((a, b) => a.line.entry.position - b.line.entry.position);
  const shown = newestFirst(booked, ({ line }) => line.movement.at)
    .slice((pageNo - 1) * pageSize, pageNo * pageSize)
    .map(({ member, line }) => describeLine(context, line, scope === 'SELF' ? undefined : member.account));
  const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
  const totalElements = parts.reduce((sum, { part }) => sum + part.count, 0);
  const { currency } = caller;
  return {
    content: shown,
    pageNum: pageNo,
    pageSize,
    totalPages: Math.ceil(totalElements / pageSize),
    totalElements,
    summary: {
      count: totalElements,
      totalIn: formatAmount({ minor: sumOf(parts.map(({ part }) => part.in)), currency }),
      totalOut: formatAmount({ minor: sumOf(parts.map(({ part }) => part.out)), currency }),
      currency,
    },
  };
}

/** Reads the lines of a member that a query asks for: those of one movement, or of a time. */
function partReader(context: DomainContext, query: TransactionQuery): (member: MemberRow) => StatementPart {
  const { transactionType: kind, transactionId: id } = query;
  if (id !== undefined) {
    return (member) => readMovement(context, mainWallet(member.id), { currency: member.currency, kind, id });
  }
  const { from, to } = readRange(context, query);
  return (member) => readStatement(context, mainWallet(member.id), { currency: member.currency, kind, from, to });
}

/** Bets of these members in the order in which they were placed. */
function betsOf({ store }: DomainContext, members: readonly MemberRow[]) {
  const [first, ...others] = members;
  if (first !== undefined && others.length === 0) {
    return store.bets.findBy('memberId', first.id).map((bet) => ({ bet, member: first }));
  }
  const byId = new Map(members.map((member) => [member.id, member]));
  return store.bets.all().flatMap((bet) => {
    const member = byId.get(bet.memberId);
    return member === undefined ? [] : [{ bet, member }];
  });
}

/** Kinds of movement whose reference is the id of a record that other calls answer. */
const REFERENCE_KINDS: Readonly<Partial<Record<TransactionType, TransactionReferenceKind>>> = {
  DEPOSIT: 'DEPOSIT_ORDER',
  WITHDRAWAL: 'WITHDRAW_ORDER',
  BET: 'BET',
  PAYOUT: 'BET',
};

function describeLine(
  context: DomainContext,
  { movement, entry: { amount, currency, balanceAfter } }: Line,
  account: string | undefined,
): Transaction {
  const kind = REFERENCE_KINDS[movement.kind];
  const isWithdrawal = movement.kind === 'WITHDRAWAL' && amount < 0n;
  return {
    transactionId: movement.id,
    time: movement.at,
    type: movement.kind,
    amount: formatAmount({ minor: amount, currency }),
    balanceAfter: formatAmount({ minor: balanceAfter, currency }),
    currency,
    status: isWithdrawal ? statusOfBooking(context, movement.reference ?? '') : 'COMPLETED',
    ...(kind === undefined || movement.reference === null ? {} : { reference: { kind, id: movement.reference } }),
    ...(movement.memo === null ? {} : { remark: movement.memo }),
    ...(account === undefined ? {} : { account }),
  };
}

/** Members whose records are requested. Refuses an account outside the team with NOT_DOWNLINE. */
function membersOf(context: DomainContext, caller: MemberRow, { scope, account }: ReportQuery): readonly MemberRow[] {
  if (scope === 'SELF') return [caller];
  return account === undefined ? teamOf(context, caller.id) : [downlineNamed(context, caller.id, account)];
}

function total(amounts: readonly Amount[], currency: string): Amount {
  return amounts.reduce(addAmounts, { minor: 0n, currency });
}
