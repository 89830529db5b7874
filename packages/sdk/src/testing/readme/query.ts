import { QueryClient } from '@tanstack/react-query';
import { queryKeyOf, useGetMemberInfo, useListGames } from '@croupier/sdk/hooks';

// The transport already retries where that is safe.
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
});

/** `data` is the value of the answer, or what `select` makes of it. */
export function useNickname(isLoggedIn: boolean) {
  return useGetMemberInfo({ enabled: isLoggedIn, select: ({ nickname, account }) => nickname ?? account });
}

/** Constants of the contract, such as `clientType`, are filled in. */
export function useSlots() {
  return useListGames({ merchant: 'croupier', gameType: 'RNG', language: 'EN' });
}

/** Refetches all lists of games, whatever their arguments. */
export async function refetchGames(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queryKeyOf('listGames') });
}
