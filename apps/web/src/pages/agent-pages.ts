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
type AgentPageId = IdOf<ParseKeys<'agent'>>;

/** A page at its path; `texts` are those besides the frame's. */
function agentPage(
  id: AgentPageId,
  path: string,
  { texts, ...entry }: Pick<AgentPage, 'icon' | 'load' | 'redirects' | 'hasOwnHeading' | 'isWide' | 'texts'>,
): AgentPage {
  return {
    id,
    paths: [path],
    frame: 'agent',
    access: 'agents',
    titleKey: `agent:pages.${id}`,
    texts: ['agent', ...texts],
    ...entry,
  };
}

/** A page with the settlements of a kind of contract; contracts and offers are its second view. */
const recordPage = (kind: ContractType, id: AgentPageId, icon: IconName): AgentPage =>
  agentPage(id, contractPaths[kind], {
    texts: ['agentRecords', 'agentContracts', 'contracts', 'forms', 'games', 'lists'],
    icon,
    load: async () => {
      const [{ RecordsPage }, { ContractsView }] = await Promise.all([
        import('../features/agent-records/RecordsPage.tsx'),
        import('../features/agent-contracts/ContractsView.tsx'),
      ]);
      return { Page: () => createElement(RecordsPage, { key: kind, kind, Contracts: ContractsView }) };
    },
  });

/** Pages of the agent centre, in the order of its navigation. The one that `/agentHome` redirects to is the default [ROUTE-08]. */
export const agentPages: readonly AgentPage[] = [
  agentPage('agentNews', agentPaths.announcements, {
    texts: ['announcements'],
    hasOwnHeading: true,
    icon: 'horn',
    load: async () => ({
      Page: (await import('../features/announcements/AgentAnnouncementsPage.tsx')).AgentAnnouncementsPage,
    }),
  }),
  agentPage('teamOverview', agentPaths.overview, {
    redirects: [paths.agentCentre],
    texts: ['teamOverview', 'teamFigures'],
    hasOwnHeading: true,
    isWide: true,
    icon: 'chart',
    load: async () => ({ Page: (await import('../features/team-overview/TeamOverviewPage.tsx')).TeamOverviewPage }),
  }),
  agentPage('newAccounts', agentPaths.newAccounts, {
    texts: ['accountCreation', 'rates', 'fieldRules', 'forms', 'lists'],
    icon: 'plus',
    load: async () => ({
      Page: (await import('../features/account-creation/CreateAccountPage.tsx')).CreateAccountPage,
    }),
  }),
  agentPage('teamMembers', agentPaths.members, {
    texts: ['team', 'teamFigures', 'rates', 'paymentPassword', 'forms', 'lists'],
    icon: 'users',
    load: async () => ({ Page: (await import('../features/team/TeamPage.tsx')).TeamPage }),
  }),
  agentPage('teamBets', agentPaths.bets, {
    texts: ['bettingRecord', 'lists'],
    icon: 'ticket',
    load: async () => ({ Page: (await import('../features/betting-record/TeamBetsPage.tsx')).TeamBetsPage }),
  }),
  agentPage('teamLosses', agentPaths.losses, {
    texts: ['userLoss', 'teamFigures', 'lists'],
    hasOwnHeading: true,
    isWide: true,
    icon: 'trendDown',
    load: async () => ({ Page: (await import('../features/user-loss/UserLossPage.tsx')).UserLossPage }),
  }),
  agentPage('income', agentPaths.income, {
    texts: ['agentIncome', 'teamFigures', 'lists'],
    hasOwnHeading: true,
    isWide: true,
    icon: 'coins',
    load: async () => ({ Page: (await import('../features/agent-income/IncomePage.tsx')).IncomePage }),
  }),
  agentPage('teamTransactions', agentPaths.transactions, {
    texts: ['account', 'lists'],
    icon: 'doc',
    load: async () => ({
      Page: (await import('../features/account/team/TeamTransactionsPage.tsx')).TeamTransactionsPage,
    }),
  }),
  agentPage('agentUplineTransfer', agentPaths.uplineTransfer, {
    texts: ['transfers', 'paymentPassword', 'forms', 'lists'],
    icon: 'arrowUp',
    load: async () => ({
      Page: (await import('../features/transfers/UplineTransferPage.tsx')).UplineTransferPage,
    }),
  }),
  recordPage('DIVIDEND', 'dividends', 'percent'),
  recordPage('DAILY_SALARY', 'dailySalary', 'calendar'),
  recordPage('HOUR_SALARY', 'hourlySalary', 'hourglass'),
  recordPage('REALTIME_SALARY', 'realTimeSalary', 'clock'),
];
