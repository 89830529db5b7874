import { formatAmount, periodAt } from '@croupier/sdk/rules';
import type {
  AccountStatement,
  AccountStatementLine,
  AccountStatementLineKind,
  AccountTotals,
  StatementMonth,
  TransactionType,
} from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { gamingTimeOf } from '../gaming-sessions/index.ts';
import {
  readRange,
  SITE_TIME_ZONE,
  STATEMENT_DAYS,
  type CallContext,
  type DomainContext,
  type TimeQuery,
  type TimeRange,
} from '../kernel/index.ts';
import { FEES } from '../ledger/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { fundChangesOf, type FundChange } from './fund-changes.ts';
import { withdrawalsUnderWay } from './withdrawals.ts';

/** The statement's kind of each type of movement [P-26]. */
const KIND_OF: Readonly<Record<TransactionType, AccountStatementLineKind>> = {
  DEPOSIT: 'DEPOSIT',
  WITHDRAWAL: 'WITHDRAWAL',
  TRANSFER_IN: 'TRANSFER',
  TRANSFER_OUT: 'TRANSFER',
  BET: 'BET',
  PAYOUT: 'PAYOUT',
  PROMOTION: 'BONUS',
  REWARD: 'BONUS',
  REBATE: 'REBATE',
  POINT_CONVERT: 'POINT_CONVERT',
  SALARY: 'COMMISSION',
  DIVIDEND: 'COMMISSION',
  ADJUSTMENT: 'ADJUSTMENT',
};
/** All kinds in the order of lines. */
const KINDS = [...new Set(Object.values(KIND_OF))];

/** What happened to the caller's money in a time, and in the account's life up to now. */
export function getAccountStatement(context: CallContext, query: TimeQuery): AccountStatement {
  const range = readRange(context, query, STATEMENT_DAYS);
  return describeStatement(context, callingMember(context), range, context.clock.now().getTime());
}

/** The statement of a time as it was at `asOf`, in epoch ms: later movements are in no figure. */
export function describeStatement(
  context: DomainContext,
  member: MemberRow,
  range: TimeRange,
  asOf: number,
): AccountStatement {
  const changes = fundChangesOf(context, member, asOf);
  const { currency } = member;
  return {
    startTime: new Date(range.from).toISOString(),
    endTime: new Date(range.to).toISOString(),
    ...describeTime(context, member, changes, upTo(asOf, range)),
    withdrawalsUnderWay: formatAmount({ minor: withdrawalsUnderWay(context, member.id, asOf), currency }),
    lifetime: describeLife(context, member, changes, asOf),
    currency,
  };
}

/** The same by calendar month, oldest first; the first and the last one may be parts of a month. */
export function describeMonths(
  context: DomainContext,
  member: MemberRow,
  range: TimeRange,
  asOf: number,
): StatementMonth[] {
  const changes = fundChangesOf(context, member, asOf);
  const months: StatementMonth[] = [];
  for (let { from } = range; from <= range.to;) {
    const { label = '', end } = periodAt('MONTH', new Date(from), SITE_TIME_ZONE);
    const part = upTo(asOf, { from, to: Math.min(range.to, end.getTime() - 1) });
    const pending = withdrawalsUnderWay(context, member.id, Math.min(end.getTime() - 1, asOf));
    months.push({
      month: label,
      ...describeTime(context, member, changes, part),
      withdrawalsUnderWay: formatAmount({ minor: pending, currency: member.currency }),
    });
    from = end.getTime();
  }
  return months;
}

const upTo = (asOf: number, { from, to }: TimeRange): TimeRange => ({ from, to: Math.min(to, asOf) });

function describeTime(context: DomainContext, member: MemberRow, changes: readonly FundChange[], range: TimeRange) {
  const { currency } = member;
  const fundsBefore = (time: number): string =>
    formatAmount({ minor: sumOf(changes.filter(({ at }) => at < time)), currency });
  return {
    opening: fundsBefore(range.from),
    closing: fundsBefore(range.to + 1),
    ...summarize(context, member, changes, range),
  };
}

function describeLife(
  context: DomainContext,
  member: MemberRow,
  changes: readonly FundChange[],
  asOf: number,
): AccountTotals {
  const { registeredAt } = profileOf(context, member.id);
  return {
    since: registeredAt ?? new Date(asOf).toISOString(),
    ...summarize(context, member, changes, { from: 0, to: asOf }),
  };
}

/** The lines of a time, and the figures that are made of them. */
function summarize(
  context: DomainContext,
  { id, currency }: MemberRow,
  changes: readonly FundChange[],
  range: TimeRange,
): Omit<AccountTotals, 'since'> {
  const inTime = changes.filter(({ at }) => at >= range.from && at <= range.to);
  const byKind = Map.groupBy(inTime, ({ movement }) => KIND_OF[movement.kind]);
  const format = (minor: bigint): string => formatAmount({ minor, currency });
  const sumOfKinds = (...kinds: readonly AccountStatementLineKind[]): string =>
    format(kinds.reduce((sum, kind) => sum + sumOf(byKind.get(kind) ?? []), 0n));
  const { sessions, seconds } = gamingTimeOf(context, id, range);
  return {
    lines: KINDS.flatMap((kind): AccountStatementLine[] => {
      const own = byKind.get(kind);
      return own === undefined ? [] : [{ kind, count: own.length, amount: format(sumOf(own)) }];
    }),
    netDeposits: sumOfKinds('DEPOSIT', 'WITHDRAWAL'),
    netPosition: sumOfKinds('BET', 'PAYOUT'),
    fees: format(feesOf(context, id, range)),
    gamingSessions: sessions,
    gamingSeconds: seconds,
  };
}

const sumOf = (changes: readonly FundChange[]): bigint => changes.reduce((sum, { minor }) => sum + minor, 0n);

/** Fees of a member's withdrawals that were booked in a time, in minor units. */
function feesOf({ store: { journal } }: DomainContext, memberId: string, { from, to }: TimeRange): bigint {
  return journal
    .movementsOf(memberId)
    .filter(({ kind, at }) => kind === 'WITHDRAWAL' && Date.parse(at) >= from && Date.parse(at) <= to)
    .flatMap(({ id }) => journal.entriesOf(id))
    .filter(({ account }) => account === FEES)
    .reduce((sum, { amount }) => sum + amount, 0n);
}
