import { useListDepositOrders } from '@croupier/sdk/hooks';
import { addDays, calendarDay, timesOfDays } from '@croupier/sdk/rules';
import type { DepositOrder } from '@croupier/sdk/types';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { useSite } from '../../config/site-context.ts';

const MAX_AGE_DAYS = 30;
export const RECENT_DEPOSITS = 5;

/** The latest deposits of the last 30 days, newest first. */
export function useRecentDeposits(): UseQueryResult<readonly DepositOrder[]> {
  const { brand } = useSite();
  const [range] = useState(() => {
    const today = calendarDay(new Date(), brand.timeZone);
    // One day longer, because the clocks of browser and platform may differ.
    return timesOfDays({ from: addDays(today, -MAX_AGE_DAYS), to: addDays(today, 1) }, brand.timeZone);
  });
  return useListDepositOrders({ ...range, pageSize: RECENT_DEPOSITS }, { select: ({ content }) => content });
}
