import type { ApiError } from '@croupier/sdk/errors';
import { getMemberInfoQueryKey, getSiteConfigurationQueryKey } from '@croupier/sdk/query';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { endSession, getToken, subscribeToSession } from '../session/session-store.ts';

/** Keeps answers, and draws the conclusions that hold for every call: the session has ended, the platform has closed. */
export function createQueryClient(): QueryClient {
  const onError = ({ code, kind }: ApiError): void => {
    if (code === 'AUTH_REQUIRED') endSession();
    if (kind === 'maintenance' || kind === 'region') {
      void queryClient.invalidateQueries({ queryKey: getSiteConfigurationQueryKey({ query: { device: 'WEB' } }) });
    }
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // The transport retries where that is safe.
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
  subscribeToSession(() => {
    if (getToken() === undefined) queryClient.removeQueries({ queryKey: getMemberInfoQueryKey() });
  });
  return queryClient;
}
