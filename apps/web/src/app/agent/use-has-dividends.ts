import { useGetConsolidatedContracts } from '@croupier/sdk/hooks';

import { useHasContracts } from '../../shared/team-figures/use-has-contracts.ts';

/** True for an agent with a dividend contract: only then the navigation has its page [AGENT-10]. */
export function useHasDividends(): boolean {
  const { data } = useGetConsolidatedContracts({ enabled: useHasContracts() });
  return data !== undefined && data.divtypereq !== '';
}
