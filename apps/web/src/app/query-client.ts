import type { ApiError } from '@croupier/sdk/errors';
import { getSiteConfigurationQueryKey } from '@croupier/sdk/query';
import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { getSessionStage, subscribeToSession } from '../session/session-store.ts';

/** Keeps answers, and draws the conclusion that holds for every call: the platform has closed. */
export function createQueryClient(): QueryClient {
  // Keys name the API's address, which is known by now and not when this file is loaded.
  const siteKey = getSiteConfigurationQueryKey({ query: { device: 'WEB' } });
  const onError = ({ kind }: ApiError): void => {
    if (kind === 'maintenance' || kind === 'region') void queryClient.invalidateQueries({ queryKey: siteKey });
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The transport retries where that is safe. Without a connection a call fails at once, so that the page says so
      // and nothing that was pressed long ago is sent later.
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  subscribeToSession(() => {
    // What one visitor was told is not the next one's; the site's own configuration is everybody's.
    if (getSessionStage() !== 'none') return;
    queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(siteKey) });
  });
  return queryClient;
}
