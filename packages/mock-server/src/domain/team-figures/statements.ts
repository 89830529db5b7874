import type { GameType, StatementPage, StatementRow } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { pageOf, type CallContext, type DomainContext, type PageQuery, type TimeQuery } from '../kernel/index.ts';
import { callingMember, kindOfAccount } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import {
  branchOf,
  downlineNamed,
  nodesBelow,
  scopeBelow,
  teamOf,
  type TeamNode,
  type TeamScope,
} from '../team/index.ts';
import { daysOfRange } from './days-of-range.ts';
import {
  addToKey,
  areZero,
  describeFigures,
  NO_FIGURES,
  operatorResultOf,
  sumFigures,
  type Figures,
  type FigureSum,
} from './figures.ts';
import { figuresOfDay } from './read-figures.ts';

interface StatementQuery extends PageQuery, TimeQuery {
  readonly account?: string | undefined;
  readonly parentAccount?: string | undefined;
  readonly scope: 'DOWNLINE' | 'SELF';
  readonly rows: 'ACCOUNTS' | 'BRANCHES';
  readonly gameType?: GameType | undefined;
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
}

type Sort =
  | 'operatorResult'
  | 'account'
  | 'deposit'
  | 'withdrawal'
  | 'betAmount'
  | 'validBet'
  | 'payout'
  | 'bonus'
  | 'rebate';

/** One row of a statement before it is described. */
interface Line {
  readonly member: MemberRow;
  /** Level below the agent. */
  readonly level: number;
  readonly teamSize: number;
  readonly figures: Figures;
}

/** What accounts of the team lost and won in a time, by account or by branch (AG-31). */
export function listUserLossStatements(context: CallContext, query: StatementQuery): StatementPage {
  const caller = callingMember(context);
  const { currency } = caller;
  const scope = scopeBelow(context, caller, query.parentAccount);
  const lines = query.scope === 'SELF' ? [ownLine(context, scope, query)] : teamLines(context, caller, scope, query);
  const { content, ...page } = pageOf(lines.toSorted(orderOf(query)), query);
  return {
    ...page,
    content: content.map((line) => describeLine(line, currency)),
    total: { ...describeFigures(sumFigures(lines.map(({ figures }) => figures)), currency), currency },
    path: scope.path,
  };
}

function ownLine(context: DomainContext, { top: member, topLevel: level }: TeamScope, query: StatementQuery): Line {
  const figures = readAccounts(context, query, (memberId) => memberId === member.id).get(member.id) ?? NO_FIGURES;
  return { member, level, teamSize: teamOf(context, member.id).length, figures };
}

/** The lines of the accounts below the top, or of its branches, with any figure other than zero. */
function teamLines(context: DomainContext, agent: MemberRow, scope: TeamScope, query: StatementQuery): Line[] {
  const only = query.account === undefined ? undefined : downlineNamed(context, agent.id, query.account);
  const nodes = nodesBelow(context, scope, agent.currency);
  const ids = new Set(nodes.map(({ member }) => member.id));
  const figures = readAccounts(context, query, (memberId) => ids.has(memberId));
  const rowOf = query.rows === 'ACCOUNTS' ? (node: TeamNode) => node : rowOfBranch(only);
  const sums = new Map<TeamNode, FigureSum>();
  for (const node of nodes) {
    const own = figures.get(node.member.id);
    if (own !== undefined) addToKey(sums, rowOf(node), own);
  }
  return [...sums]
    .filter(([{ member }, sum]) => !areZero(sum) && (only === undefined || member.id === only.id))
    .map(([{ member, level, teamSize }, sum]) => ({ member, level: scope.topLevel + level, teamSize, figures: sum }));
}

/** The row that the figures of an account belong to: its branch, or the line of the asked account when it is in it. */
function rowOfBranch(only: MemberRow | undefined): (node: TeamNode) => TeamNode {
  if (only === undefined) return branchOf;
  return function rowOf(node): TeamNode {
    return node.member.id === only.id || node.upline === undefined ? node : rowOf(node.upline);
  };
}

/** The figures of the asked accounts by id. */
function readAccounts(
  context: DomainContext,
  query: StatementQuery,
  isAsked: (memberId: string) => boolean,
): ReadonlyMap<string, Figures> {
  const { gameType } = query;
  const sums = new Map<string, FigureSum>();
  for (const day of daysOfRange(context, recordsRange(context, query))) {
    for (const part of figuresOfDay(context, day, isAsked, gameType !== undefined)) {
      if (gameType === undefined || part.gameType === gameType) addToKey(sums, part.memberId, part.figures);
    }
  }
  return sums;
}

/** Compares lines by the sorted column; equal ones by name. */
function orderOf({ sort, order }: StatementQuery): (a: Line, b: Line) => number {
  const sign = order === 'asc' ? 1 : -1;
  const byName = (a: Line, b: Line): number => (a.member.account < b.member.account ? -1 : 1);
  if (sort === 'account') return (a, b) => sign * byName(a, b);
  const valueOf = ({ figures }: Line): bigint => {
    if (sort === 'operatorResult') return operatorResultOf(figures);
    return figures[sort === 'betAmount' ? 'stake' : sort];
  };
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === right) return byName(a, b);
    return left < right ? -sign : sign;
  };
}

function describeLine({ member, level, teamSize, figures }: Line, currency: string): StatementRow {
  return {
    account: member.account,
    accountType: kindOfAccount(member),
    level,
    teamSize,
    ...describeFigures(figures, currency),
    currency,
  };
}
