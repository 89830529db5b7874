import type { IconName } from '@croupier/ui/display/Icon';

import type { TextKey } from '../i18n/text-key.ts';
import { paths } from '../shared/paths.ts';
import type { Page } from './page.ts';

/** A page of the agent centre, with its entry in the navigation there. */
export interface AgentPage extends Page {
  readonly frame: 'agent';
  readonly access: 'agents';
  readonly titleKey: TextKey;
  readonly icon: IconName;
  /** Also in the bar of phones, which has space for three. */
  readonly isInBar?: boolean;
}

/** Pages of the agent centre, in the order of its navigation. The one that `/agentHome` redirects to is the default [ROUTE-08]. */
export const agentPages: readonly AgentPage[] = [
  {
    id: 'newAccounts',
    paths: [paths.newAccounts],
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
    paths: [paths.team],
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
    paths: [paths.teamBets],
    redirects: [paths.agentCentre],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'bettingRecord', 'lists'],
    titleKey: 'agent:pages.teamBets',
    icon: 'ticket',
    isInBar: true,
    load: async () => {
      const { TeamBetsPage: Page } = await import('../features/betting-record/TeamBetsPage.tsx');
      return { Page };
    },
  },
  {
    id: 'teamTransactions',
    paths: [paths.teamTransactions],
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
];
