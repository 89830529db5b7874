import { useListDepositOrders } from '@croupier/sdk/hooks';
import type { DepositOrder } from '@croupier/sdk/types';
import type { UseQueryResult } from '@tanstack/react-query';

import { useRecentDays } from '../../shared/lists/use-recent-days.ts';

export const RECENT_DEPOSITS = 5;

/** The latest deposits of the last 30 days, newest first. */
export function useRecentDeposits(): UseQueryResult<readonly DepositOrder[]> {
  return useListDepositOrders(
    { ...useRecentDays(30), pageSize: RECENT_DEPOSITS },
    { select: ({ content }) => content },
  );
}
