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
  uplineTransfer: `${paths.agentCentre}/transferUpline`,
  transactions: `${paths.agentCentre}/agentDownlineTransactionDetailsCopy`,
} as const;

/** Pages of the settlements and contracts of a kind. */
export const contractPaths: Readonly<Record<ContractType, string>> = {
  DIVIDEND: `${paths.agentCentre}/agentDividendRecordCopy2`,
  DAILY_SALARY: `${paths.agentCentre}/agentDailyWages2`,
  HOUR_SALARY: `${paths.agentCentre}/agentHourSalary`,
  REALTIME_SALARY: `${paths.agentCentre}/agentRealtimeSalary`,
};
