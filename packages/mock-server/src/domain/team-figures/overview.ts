import { DAY_MS, formatAmount } from '@croupier/sdk/rules';
import type { TeamFigures, TeamOverview } from '@croupier/sdk/types';

import { accountTotalOf } from '../account-figures/index.ts';
import type { CallContext, DomainContext, TimeQuery, TimeRange } from '../kernel/index.ts';
import { callingMember, kindOfAccount, profileOf } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { teamOf } from '../team/index.ts';
import { daysOfRange, type DayPart } from './days-of-range.ts';
import { describeFigures, minorOf, sumFigures } from './figures.ts';
import { figuresOfDay, playersOfDay } from './read-figures.ts';

interface OverviewQuery extends TimeQuery {
  readonly compare?: boolean | undefined;
}

/** What an account is counted by besides its figures; times in epoch ms, absent for what has not happened. */
interface TeamAccount {
  readonly registeredAt: number | undefined;
  readonly firstDepositAt: number | undefined;
}

/** The accounts of a team by id. */
type Team = ReadonlyMap<string, TeamAccount>;

/** What the team of the calling agent did in a time, by brand day, and its size now (AG-30). */
export function getTeamOverview(context: CallContext, query: OverviewQuery): TeamOverview {
  const caller = callingMember(context);
  const { id, currency } = caller;
  const range = recordsRange(context, query);
  const members = teamOf(context, id).filter((member) => member.currency === currency);
  const agents = members.filter((member) => kindOfAccount(member) === 'AGENT').length;
  const team = new Map(members.map((member) => [member.id, describeAccount(context, member.id)]));
  const balances = members.map((member) => minorOf(accountTotalOf(context, member.id).balance, currency));
  const balance = balances.reduce((sum, minor) => sum + minor, 0n);
  const { figures, series } = readTeam(context, team, range, currency);
  return {
    teamSize: members.length,
    agents,
    members: members.length - agents,
    teamBalance: formatAmount({ minor: balance, currency }),
    currency,
    ...figures,
    series,
    ...(query.compare === true && { previous: readTeam(context, team, rangeBefore(range), currency).figures }),
  };
}

/** The range moved back by the smallest number of whole days after which the two do not overlap. */
function rangeBefore({ from, to }: TimeRange): TimeRange {
  const days = Math.floor((to - from) / DAY_MS) + 1;
  return { from: from - days * DAY_MS, to: to - days * DAY_MS };
}

function describeAccount(context: DomainContext, memberId: string): TeamAccount {
  const { registeredAt } = profileOf(context, memberId);
  const { firstDepositAt } = accountTotalOf(context, memberId);
  const timeOf = (text: string | null): number | undefined => (text === null ? undefined : Date.parse(text));
  return { registeredAt: timeOf(registeredAt), firstDepositAt: timeOf(firstDepositAt) };
}

/** The figures of a team in a range, and the same by day. */
function readTeam(
  context: DomainContext,
  team: Team,
  range: TimeRange,
  currency: string,
): { readonly figures: TeamFigures; readonly series: TeamOverview['series'] } {
  const accounts = [...team.values()];
  const days = daysOfRange(context, range).map((part) => readDay(context, team, part));
  const registered = countByDay(
    accounts.map(({ registeredAt }) => registeredAt),
    days,
  );
  const deposited = countByDay(
    accounts.map(({ firstDepositAt }) => firstDepositAt),
    days,
  );
  const describe = (sums: typeof days, newRegistrations: number, firstDepositors: number): TeamFigures => ({
    newRegistrations,
    activeUsers: new Set(sums.flatMap(({ players }) => players)).size,
    firstDepositors,
    ...describeFigures(sumFigures(sums.map(({ figures }) => figures)), currency),
  });
  return {
    figures: describe(days, total(registered), total(deposited)),
    series: days.map((sums) => ({
      date: sums.day,
      ...describe([sums], registered.get(sums.day) ?? 0, deposited.get(sums.day) ?? 0),
    })),
  };
}

function readDay(context: DomainContext, team: Team, part: DayPart) {
  const isAsked = (memberId: string): boolean => team.has(memberId);
  const figures = sumFigures(figuresOfDay(context, part, isAsked, false).map((each) => each.figures));
  return { ...part, figures, players: playersOfDay(context, part, isAsked) };
}

/** Number of the times in each of the days that has any, by day. */
function countByDay(times: readonly (number | undefined)[], days: readonly DayPart[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const time of times) {
    const found = time === undefined ? undefined : days.find(({ from, to }) => time >= from && time <= to);
    if (found !== undefined) counts.set(found.day, (counts.get(found.day) ?? 0) + 1);
  }
  return counts;
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
