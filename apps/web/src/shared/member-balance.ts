import { getMemberInfoQueryKey, getWalletBalanceQueryKey } from '@croupier/sdk/query';
import type { GetMemberInfoResponse } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

/** Sets the cached balance of the main wallet. */
export function setCachedBalance(queryClient: QueryClient, balance: string): void {
  // Cancel a pending query, whose older answer would replace the balance.
  void queryClient.cancelQueries({ queryKey: getMemberInfoQueryKey() });
  queryClient.setQueryData<GetMemberInfoResponse>(
    getMemberInfoQueryKey(),
    (cached) => cached && { ...cached, value: { ...cached.value, balance } },
  );
  void queryClient.invalidateQueries({ queryKey: getWalletBalanceQueryKey() });
}

/** Refetches the main wallet's balance. */
export async function refetchBalance(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getMemberInfoQueryKey() }),
    queryClient.invalidateQueries({ queryKey: getWalletBalanceQueryKey() }),
  ]);
}
