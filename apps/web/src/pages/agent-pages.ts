import type { ContractType } from '@croupier/sdk/types';
import type { IconName } from '@croupier/ui/display/Icon';
import type { ParseKeys } from 'i18next';
import { createElement } from 'react';

import type { TextKey } from '../i18n/text-key.ts';
import { agentPaths, contractPaths } from '../shared/agent-paths.ts';
import { paths } from '../shared/paths.ts';
import type { Page } from './page.ts';

/** A page of the agent centre, with its entry in the navigation there. */
export interface AgentPage extends Page {
  readonly frame: 'agent';
  readonly access: 'agents';
  readonly titleKey: TextKey;
  readonly icon: IconName;
}

type IdOf<Key> = Key extends `pages.${infer Id}` ? Id : never;

/** A page with the settlements of a kind of contract; contracts and offers are its second view. */
function recordPage(
  kind: ContractType,
  { id, icon }: { readonly id: IdOf<ParseKeys<'agent'>>; readonly icon: IconName },
): AgentPage {
  return {
    id,
    icon,
    paths: [contractPaths[kind]],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'agentRecords', 'agentContracts', 'contracts', 'forms', 'games', 'lists'],
    titleKey: `agent:pages.${id}`,
    isWide: true,
    load: async () => {
      const [{ RecordsPage }, { ContractsView }] = await Promise.all([
        import('../features/agent-records/RecordsPage.tsx'),
        import('../features/agent-contracts/ContractsView.tsx'),
      ]);
      return { Page: () => createElement(RecordsPage, { key: kind, kind, Contracts: ContractsView }) };
    },
  };
}

/** Pages of the agent centre, in the order of its navigation. The one that `/agentHome` redirects to is the default [ROUTE-08]. */
export const agentPages: readonly AgentPage[] = [
  {
    id: 'agentNews',
    paths: [agentPaths.announcements],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'announcements'],
    titleKey: 'agent:pages.agentNews',
    hasOwnHeading: true,
    icon: 'horn',
    load: async () => {
      const { AgentAnnouncementsPage: Page } = await import('../features/announcements/AgentAnnouncementsPage.tsx');
      return { Page };
    },
  },
  {
    id: 'teamOverview',
    paths: [agentPaths.overview],
    redirects: [paths.agentCentre],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'teamOverview', 'teamFigures'],
    titleKey: 'agent:pages.teamOverview',
    hasOwnHeading: true,
    isWide: true,
    icon: 'chart',
    load: async () => {
      const { TeamOverviewPage: Page } = await import('../features/team-overview/TeamOverviewPage.tsx');
      return { Page };
    },
  },
  {
    id: 'newAccounts',
    paths: [agentPaths.newAccounts],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'accountCreation', 'rates', 'fieldRules', 'forms', 'lists'],
    titleKey: 'agent:pages.newAccounts',
    icon: 'plus',
    load: async () => {
      const { CreateAccountPage: Page } = await import('../features/account-creation/CreateAccountPage.tsx');
      return { Page };
    },
  },
  {
    id: 'teamMembers',
    paths: [agentPaths.members],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'team', 'rates', 'paymentPassword', 'forms', 'lists'],
    titleKey: 'agent:pages.teamMembers',
    icon: 'users',
    load: async () => {
      const { TeamPage: Page } = await import('../features/team/TeamPage.tsx');
      return { Page };
    },
  },
  {
    id: 'teamBets',
    paths: [agentPaths.bets],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'bettingRecord', 'lists'],
    titleKey: 'agent:pages.teamBets',
    icon: 'ticket',
    load: async () => {
      const { TeamBetsPage: Page } = await import('../features/betting-record/TeamBetsPage.tsx');
      return { Page };
    },
  },
  {
    id: 'teamLosses',
    paths: [agentPaths.losses],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'userLoss', 'teamFigures', 'lists'],
    titleKey: 'agent:pages.teamLosses',
    hasOwnHeading: true,
    isWide: true,
    icon: 'trendDown',
    load: async () => {
      const { UserLossPage: Page } = await import('../features/user-loss/UserLossPage.tsx');
      return { Page };
    },
  },
  {
    id: 'income',
    paths: [agentPaths.income],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'agentIncome', 'teamFigures', 'lists'],
    titleKey: 'agent:pages.income',
    hasOwnHeading: true,
    isWide: true,
    icon: 'coins',
    load: async () => {
      const { IncomePage: Page } = await import('../features/agent-income/IncomePage.tsx');
      return { Page };
    },
  },
  {
    id: 'teamTransactions',
    paths: [agentPaths.transactions],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'account', 'lists'],
    titleKey: 'agent:pages.teamTransactions',
    icon: 'doc',
    load: async () => {
      const { TeamTransactionsPage: Page } = await import('../features/account/team/TeamTransactionsPage.tsx');
      return { Page };
    },
  },
  recordPage('DIVIDEND', { id: 'dividends', icon: 'percent' }),
  recordPage('DAILY_SALARY', { id: 'dailySalary', icon: 'calendar' }),
  recordPage('HOUR_SALARY', { id: 'hourlySalary', icon: 'hourglass' }),
  recordPage('REALTIME_SALARY', { id: 'realTimeSalary', icon: 'clock' }),
];
