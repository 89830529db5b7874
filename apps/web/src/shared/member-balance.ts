import { getMemberInfoQueryKey, getWalletBalanceQueryKey } from '@croupier/sdk/query';
import type { GetMemberInfoResponse } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

/** Shows a balance of the main wallet that somebody who knows has just told. */
export function showBalance(queryClient: QueryClient, balance: string): void {
  // An older answer on its way must not replace it.
  void queryClient.cancelQueries({ queryKey: getMemberInfoQueryKey() });
  queryClient.setQueryData<GetMemberInfoResponse>(
    getMemberInfoQueryKey(),
    (known) => known && { ...known, value: { ...known.value, balance } },
  );
  void queryClient.invalidateQueries({ queryKey: getWalletBalanceQueryKey() });
}

/** Asks anew for the balance of the main wallet. */
export async function refreshBalance(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getMemberInfoQueryKey() }),
    queryClient.invalidateQueries({ queryKey: getWalletBalanceQueryKey() }),
  ]);
}
