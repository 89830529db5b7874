import type { ApiError } from '@croupier/sdk/errors';
import { operationIdOf, queryKeyOf } from '@croupier/sdk/hooks';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { getSessionStage, subscribeToSession } from '../session/session-store.ts';

/** Creates the query client. A call refused for maintenance or region refetches the site configuration. */
export function createQueryClient(): QueryClient {
  const onError = ({ kind }: ApiError): void => {
    if (kind !== 'maintenance' && kind !== 'region') return;
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('getSiteConfiguration') });
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The transport retries where that is safe. Offline, a call fails at once instead of being sent later.
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  subscribeToSession(() => {
    // Data of one visitor must not be shown to the next; the site configuration is the same for everyone.
    if (getSessionStage() !== 'none') return;
    queryClient.removeQueries({ predicate: ({ queryKey }) => operationIdOf(queryKey) !== 'getSiteConfiguration' });
  });
  return queryClient;
}
