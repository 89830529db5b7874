import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { AccountType, DownlineActivity, DownlinePage, DownlineTotal } from '@croupier/sdk/types';

import { accountTotalOf } from '../account-figures/index.ts';
import { pageOf, type CallContext, type DomainContext, type PageQuery } from '../kernel/index.ts';
import { callingMember, kindOfAccount, profileOf } from '../member/index.ts';
import { nodesBelow, scopeBelow } from '../team/index.ts';
import {
  activityOf,
  describeDownline,
  lastLoginAtOf,
  readPresence,
  type PlacedDownline,
  type Presence,
} from './describe-downline.ts';

interface DownlinesQuery extends PageQuery {
  readonly account?: string | undefined;
  readonly accountType: AccountType | 'ALL';
  readonly activity: DownlineActivity | 'ALL';
  readonly parentAccount?: string | undefined;
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
}

type Sort = 'registeredAt' | 'account' | 'balance' | 'teamSize' | 'lastLoginAt' | 'lastDepositAt' | 'betAmount';

/** One page of the direct downlines of an agent or of one account of the team, or of the found ones at all levels. */
export function listDownlines(context: CallContext, query: DownlinesQuery): DownlinePage {
  const agent = callingMember(context);
  const scope = scopeBelow(context, agent, query.parentAccount);
  const presence = readPresence(context);
  const matching = nodesBelow(context, scope, agent.currency)
    .filter(filterOf(context, query, presence))
    .map((node): PlacedDownline => ({ ...node, level: scope.topLevel + node.level }));
  const { content, ...page } = pageOf(sorted(context, matching, query), query);
  return {
    ...page,
    content: content.map((downline) => describeDownline(context, agent.id, downline, presence)),
    path: scope.path,
    total: totalOf(context, matching, presence, agent.currency),
  };
}

/** True for the downlines that match; only a search looks below the first level. */
function filterOf(
  context: DomainContext,
  { account, accountType, activity }: DownlinesQuery,
  presence: Presence,
): (downline: PlacedDownline) => boolean {
  const start = account?.trim().toLowerCase() ?? '';
  return ({ member, level }) =>
    (start === '' ? level === 1 : member.account.startsWith(start)) &&
    (accountType === 'ALL' || kindOfAccount(member) === accountType) &&
    (activity === 'ALL' || activityOf(context, member.id, presence) === activity);
}

/** Sorts by a column; what never happened is the oldest, and equal ones are sorted by name. */
function sorted(
  context: DomainContext,
  downlines: readonly PlacedDownline[],
  { sort, order }: DownlinesQuery,
): PlacedDownline[] {
  const sign = order === 'asc' ? 1 : -1;
  return downlines
    .map((downline) => ({ downline, value: sortValue(context, sort, downline) }))
    .toSorted((a, b) => {
      if (a.value === b.value) return a.downline.member.account < b.downline.member.account ? -1 : 1;
      return a.value < b.value ? -sign : sign;
    })
    .map(({ downline }) => downline);
}

function sortValue(context: DomainContext, sort: Sort, { member, teamSize }: PlacedDownline): string | bigint | number {
  const { id, account, currency } = member;
  const minorOf = (text: string): bigint => parseAmount(text, currency).minor;
  const timeOf = (text: string | null | undefined): number => (text === null || text === undefined ? 0 : Date.parse(text));
  switch (sort) {
    case 'account':
      return account;
    case 'teamSize':
      return teamSize;
    case 'balance':
      return minorOf(accountTotalOf(context, id).balance);
    case 'betAmount':
      return minorOf(accountTotalOf(context, id).stake);
    case 'lastDepositAt':
      return timeOf(accountTotalOf(context, id).lastDepositAt);
    case 'lastLoginAt':
      return timeOf(lastLoginAtOf(context, id));
    case 'registeredAt':
      return timeOf(profileOf(context, id).registeredAt);
  }
}

function totalOf(
  context: DomainContext,
  downlines: readonly PlacedDownline[],
  { online }: Presence,
  currency: string,
): DownlineTotal {
  const agents = downlines.filter(({ member }) => kindOfAccount(member) === 'AGENT').length;
  const balances = downlines.map(({ member }) => parseAmount(accountTotalOf(context, member.id).balance, currency));
  return {
    agents,
    members: downlines.length - agents,
    online: downlines.filter(({ member }) => online.has(member.id)).length,
    balance: formatAmount({ minor: balances.reduce((sum, { minor }) => sum + minor, 0n), currency }),
    currency,
  };
}
