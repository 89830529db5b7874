import { queryKeyOf } from '@croupier/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Calls whose answers a change of the account's security may change. */
const AFFECTED = [
  'getMemberProfile',
  'getTwoStep',
  'getAccountRestrictions',
  'getWithdrawConfig',
  'listSessions',
  'listTrustedAddresses',
  'listSecurityEvents',
] as const;

/** Asks again for everything that a change of a password, contact or the two-step check may have changed; stable. */
export function useRefreshSecurity(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(AFFECTED.map(async (id) => queryClient.invalidateQueries({ queryKey: queryKeyOf(id) })));
  }, [queryClient]);
}
