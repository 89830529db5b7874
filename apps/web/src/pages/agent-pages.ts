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
];
