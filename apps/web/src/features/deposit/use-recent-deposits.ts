import { useListDepositOrders } from '@croupier/sdk/hooks';
import { calendarDay } from '@croupier/sdk/rules';
import type { DepositOrder } from '@croupier/sdk/types';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { useSite } from '../../config/site-context.ts';
import { dayRange } from '../../shared/day-range.ts';

const MAX_AGE_DAYS = 30;
export const RECENT_DEPOSITS = 5;
const DAY_MS = 86_400_000;

/** The latest deposits of the last 30 days, newest first. */
export function useRecentDeposits(): UseQueryResult<readonly DepositOrder[]> {
  const { brand } = useSite();
  const [range] = useState(() => {
    const now = Date.now();
    // One day longer, because the clocks of browser and platform may differ.
    const [from, to] = [now - MAX_AGE_DAYS * DAY_MS, now + DAY_MS].map((time) =>
      calendarDay(new Date(time), brand.timeZone),
    );
    return dayRange({ from: from ?? '', to: to ?? '' }, brand.timeZone);
  });
  return useListDepositOrders({ ...range, pageSize: RECENT_DEPOSITS }, { select: ({ content }) => content });
}
