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

let holders = 0;

/** True while a game shows the balance of its rounds itself. */
export function isBalanceHeld(): boolean {
  return holders > 0;
}

/**
 * Keeps live events from setting the balance until the returned function is called: a game reports the balance after a round
 * when it has shown the result.
 */
export function holdBalance(): () => void {
  holders += 1;
  return () => void (holders -= 1);
}

/** Refetches the main wallet's balance, and the gaming session, whose result follows stakes and payouts. */
export async function refetchBalance(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeyOf('getMemberInfo') }),
    queryClient.invalidateQueries({ queryKey: queryKeyOf('getWalletBalance') }),
    queryClient.invalidateQueries({ queryKey: queryKeyOf('getGamingSession') }),
  ]);
}
