import type { DayRange } from '@croupier/sdk/rules';
import type { ContractType } from '@croupier/sdk/types';

import { paths } from './paths.ts';

/** Pages of the agent centre that the code links to. */
export const agentPaths = {
  announcements: `${paths.agentCentre}/agentAnnouncement`,
  overview: `${paths.agentCentre}/agentTeamOverview`,
  newAccounts: `${paths.agentCentre}/registerCenter`,
  members: `${paths.agentCentre}/downlineManagmentView`,
  bets: `${paths.agentCentre}/personalHistoryCopy`,
  losses: `${paths.agentCentre}/palStatementsAgentCopy`,
  income: `${paths.agentCentre}/agentRevenueReport`,
  transactions: `${paths.agentCentre}/agentDownlineTransactionDetailsCopy`,
} as const;

/** Pages of the settlements and contracts of a kind. */
export const contractPaths: Readonly<Record<ContractType, string>> = {
  DIVIDEND: `${paths.agentCentre}/agentDividendRecordCopy2`,
  DAILY_SALARY: `${paths.agentCentre}/agentDailyWages2`,
  HOUR_SALARY: `${paths.agentCentre}/agentHourSalary`,
  REALTIME_SALARY: `${paths.agentCentre}/agentRealtimeSalary`,
};

/** False for a kind of contract that this version does not know. */
export const isKnownKind = ({ type }: { readonly type: string }): boolean => Object.hasOwn(contractPaths, type);

/** URL of a page with some of its parameters; those that are undefined are left out. */
export function withParams(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, value);
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** URL of a page that shows some days, of one account or of all. */
export function daysPath(path: string, { from, to }: DayRange, account?: string): string {
  return withParams(path, { from, to, account });
}

/** URL of one contract or offer, over the page of its kind. */
export function contractPath(type: ContractType, contractId: string): string {
  return withParams(contractPaths[type], { contract: contractId });
}

/** URL of team management with one account open. */
export function teamAccountPath(account: string): string {
  return withParams(agentPaths.members, { account });
}
