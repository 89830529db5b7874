import { getMemberInfoQuery, queryKeyOf } from '@croupier/sdk/hooks';
import type { QueryClient } from '@tanstack/react-query';

/** Sets the cached balance of the main wallet. */
export function setCachedBalance(queryClient: QueryClient, balance: string): void {
  // Cancel a pending query, whose older answer would replace the balance.
  void queryClient.cancelQueries({ queryKey: queryKeyOf('getMemberInfo') });
  queryClient.setQueryData(
    getMemberInfoQuery().queryKey,
    (cached) => cached && { ...cached, value: { ...cached.value, balance } },
  );
  void queryClient.invalidateQueries({ queryKey: queryKeyOf('getWalletBalance') });
}

/** Refetches the main wallet's balance. */
export async function refetchBalance(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeyOf('getMemberInfo') }),
    queryClient.invalidateQueries({ queryKey: queryKeyOf('getWalletBalance') }),
  ]);
}
