import { listDepositOrdersOptions } from '@croupier/sdk/query';
import { calendarDay } from '@croupier/sdk/rules';
import type { DepositOrder } from '@croupier/sdk/types';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { useSite } from '../../config/site-context.ts';
import { dayRange } from '../../shared/day-range.ts';

const DAYS = 30;
const SHOWN = 5;
const DAY = 86_400_000;

/** The last deposits of a month, newest first. */
export function useRecentDeposits(): UseQueryResult<readonly DepositOrder[]> {
  const { brand } = useSite();
  const [range] = useState(() => {
    const now = Date.now();
    // A day more, for clocks that do not agree with the platform's.
    const [from, to] = [now - DAYS * DAY, now + DAY].map((time) => calendarDay(new Date(time), brand.timeZone));
    return dayRange({ from: from ?? '', to: to ?? '' }, brand.timeZone);
  });
  return useQuery({
    ...listDepositOrdersOptions({ query: { ...range, pageNo: 1, pageSize: SHOWN } }),
    select: ({ value }) => value.content,
  });
}
