import { getMemberInfoQueryKey, getWalletBalanceQueryKey } from '@croupier/sdk/query';
import type { GetMemberInfoResponse } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

/** Sets the main wallet's balance from a mutation's answer. */
export function setCachedBalance(queryClient: QueryClient, balance: string): void {
  // Cancel pending queries, whose older answer would replace it.
  void queryClient.cancelQueries({ queryKey: getMemberInfoQueryKey() });
  queryClient.setQueryData<GetMemberInfoResponse>(
    getMemberInfoQueryKey(),
    (known) => known && { ...known, value: { ...known.value, balance } },
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
