import { useGetConsolidatedContracts, useGetSiteConfiguration } from '@croupier/sdk/hooks';

import { agentPages, type AgentPage } from '../../pages/agent-pages.ts';
import { kindFields } from '../../shared/contracts/contract-kinds.ts';

/** Pages in the navigation of the agent centre: some only with a contract of their kind [AGENT-10]. */
export function useAgentPages(): readonly AgentPage[] {
  const { data: site } = useGetSiteConfiguration();
  const { data: kinds } = useGetConsolidatedContracts({ enabled: site?.whitelabel.AGENTPOLICY3 === true });
  return agentPages.filter(
    ({ contractKind }) => contractKind === undefined || (kinds !== undefined && kinds[kindFields[contractKind]] !== ''),
  );
}
