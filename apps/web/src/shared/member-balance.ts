import { getMemberInfoQueryKey, getWalletBalanceQueryKey } from '@croupier/sdk/query';
import type { GetMemberInfoResponse } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

const MEMBER_KEY = getMemberInfoQueryKey();
const WALLET_KEY = getWalletBalanceQueryKey();

/** Shows a balance of the main wallet that somebody who knows has just told. */
export function showBalance(queryClient: QueryClient, balance: string): void {
  // An older answer on its way must not replace it.
  void queryClient.cancelQueries({ queryKey: MEMBER_KEY });
  queryClient.setQueryData<GetMemberInfoResponse>(
    MEMBER_KEY,
    (known) => known && { ...known, value: { ...known.value, balance } },
  );
  void queryClient.invalidateQueries({ queryKey: WALLET_KEY });
}

/** Asks anew for the balance of the main wallet. */
export async function refreshBalance(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: MEMBER_KEY }),
    queryClient.invalidateQueries({ queryKey: WALLET_KEY }),
  ]);
}
