import { addDays, calendarDay, timesOfDays } from '@croupier/sdk/rules';
import { useState } from 'react';

import { useSite } from '../../config/site-context.ts';

/** The last days in the brand's time zone, as the times of a query; the same as long as the caller is mounted. */
export function useRecentDays(days: number): ReturnType<typeof timesOfDays> {
  const { timeZone } = useSite().brand;
  const [range] = useState(() => {
    const today = calendarDay(new Date(), timeZone);
    // One day longer, because the clocks of browser and platform may differ.
    return timesOfDays({ from: addDays(today, -days), to: addDays(today, 1) }, timeZone);
  });
  return range;
}
