import { calendarDay, formatAmount } from '@croupier/sdk/rules';
import type { Transaction, TransactionVisit } from '@croupier/sdk/types';

import type { BetRow } from '../../store/rows/money.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { gameIdOf } from '../bets/index.ts';
import { SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import type { Line } from '../ledger/index.ts';
import { describeTransaction, type Reading } from './describe-transaction.ts';

/** A line of a main wallet, and whose wallet it is. */
export interface BookedLine {
  readonly member: MemberRow;
  readonly line: Line;
}

/** A row of the account record: one line of a wallet, or all of a visit on one day, newest first. */
export interface StatementRow {
  readonly newest: BookedLine;
  readonly lines: readonly Line[];
  /** One of the bets of the visit; absent for a row of one line of another kind. */
  readonly bet?: BetRow;
}

/** The id of the visit in which a line was booked; undefined for what is neither a stake nor a payout. */
export function visitIdOf(context: DomainContext, line: Line): string | undefined {
  const bet = betOf(context, line);
  return bet?.visitId ?? bet?.id;
}

/** The id of the game in which a line was booked; undefined for what is neither a stake nor a payout. */
export function gameIdOfLine(context: DomainContext, line: Line): string | undefined {
  const bet = betOf(context, line);
  return bet === undefined ? undefined : gameIdOf(bet);
}

/** One row for each line. */
export function rowsOfLines(booked: readonly BookedLine[]): StatementRow[] {
  return booked.map((newest) => ({ newest, lines: [newest.line] }));
}

/**
 * One row for the lines of each visit on each day of the site, in the place of the newest of them, and one for each other
 * line. Cut at midnight, so that a day has the same sum with and without grouping. Takes lines with the newest first.
 */
export function rowsOfVisits(context: DomainContext, booked: readonly BookedLine[]): StatementRow[] {
  const groups = Map.groupBy(booked, ({ line }) => {
    const visitId = visitIdOf(context, line);
    return visitId === undefined ? line : `${visitId} ${calendarDay(new Date(line.movement.at), SITE_TIME_ZONE)}`;
  });
  return [...groups.values()].flatMap((group): StatementRow[] => {
    const [newest] = group;
    if (newest === undefined) return [];
    const bet = betOf(context, newest.line);
    return [{ newest, lines: group.map(({ line }) => line), ...(bet !== undefined && { bet }) }];
  });
}

/** Converts a row to the contract's record. */
export function describeRow(
  context: DomainContext,
  { newest, lines, bet }: StatementRow,
  reading: Reading,
): Transaction {
  const described = describeTransaction(context, newest.line, reading);
  if (bet === undefined) return described;
  // The bet and the reason of the newest line are not those of the whole visit.
  const { reference: _reference, reasonCode: _reasonCode, ...own } = described;
  return {
    ...own,
    amount: formatAmount({ minor: sumOf(lines), currency: described.currency }),
    visit: describeVisit(lines, bet, described.currency),
  };
}

function describeVisit(lines: readonly Line[], bet: BetRow, currency: string): TransactionVisit {
  const sumOfKind = (kind: string): bigint => sumOf(lines.filter(({ movement }) => movement.kind === kind));
  const times = lines.map(({ movement }) => movement.at);
  const [to = bet.time] = times;
  return {
    visitId: bet.visitId ?? bet.id,
    gameType: bet.gameType,
    gameName: bet.gameName,
    from: times.at(-1) ?? to,
    to,
    rounds: new Set(lines.map(({ movement }) => movement.reference)).size,
    staked: formatAmount({ minor: -sumOfKind('BET'), currency }),
    paidBack: formatAmount({ minor: sumOfKind('PAYOUT'), currency }),
  };
}

function betOf({ store }: DomainContext, { movement: { kind, reference } }: Line): BetRow | undefined {
  const isOfBet = kind === 'BET' || kind === 'PAYOUT';
  return isOfBet && reference !== null ? store.bets.get(reference) : undefined;
}

function sumOf(lines: readonly Line[]): bigint {
  return lines.reduce((sum, { entry }) => sum + entry.amount, 0n);
}
