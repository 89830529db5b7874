import { QueryClient, useQuery } from '@tanstack/react-query';
import { getMemberInfoOptions } from '@croupier/sdk/query';

// The transport already retries where that is safe.
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
});

export function useMember() {
  return useQuery({ ...getMemberInfoOptions(), select: ({ value }) => value });
}
