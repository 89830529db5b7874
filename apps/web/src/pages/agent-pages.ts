import type { ContractType } from '@croupier/sdk/types';
import type { IconName } from '@croupier/ui/display/Icon';
import type { ParseKeys } from 'i18next';
import { createElement } from 'react';

import type { TextKey } from '../i18n/text-key.ts';
import { recordPaths } from '../shared/contracts/contract-kinds.ts';
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
  /** In the navigation only with a contract of this kind [AGENT-10]. */
  readonly contractKind?: ContractType;
}

type IdOf<Key> = Key extends `pages.${infer Id}` ? Id : never;

/** A page with the settlements of a kind of contract; contracts and offers are its second view. */
function recordPage(
  kind: ContractType,
  { id, icon, ...entry }: { readonly id: IdOf<ParseKeys<'agent'>> } & Pick<AgentPage, 'icon' | 'contractKind'>,
): AgentPage {
  return {
    id,
    icon,
    ...entry,
    paths: [recordPaths[kind]],
    frame: 'agent',
    access: 'agents',
    texts: ['agent', 'agentRecords', 'agentContracts', 'contracts', 'forms', 'games', 'lists'],
    titleKey: `agent:pages.${id}`,
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
    id: 'teamBets',
    paths: [`${paths.agentCentre}/personalHistoryCopy`],
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
  recordPage('DIVIDEND', { id: 'dividends', icon: 'percent', contractKind: 'DIVIDEND' }),
  recordPage('DAILY_SALARY', { id: 'dailySalary', icon: 'calendar' }),
  recordPage('HOUR_SALARY', { id: 'hourlySalary', icon: 'hourglass' }),
  recordPage('REALTIME_SALARY', { id: 'realTimeSalary', icon: 'clock' }),
];
