import { addDays, calendarDay } from '@croupier/sdk/rules';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

/** Formats when a match begins in the brand's time zone: `Today, 8:30 PM`; the day is that of the platform's clock. */
export function useMatchTime(): (startsAt: string, now: string) => string {
  const { t, i18n } = useTranslation('sports');
  const { timeZone } = useSite().brand;
  const clock = dateFormat(i18n.language, { hour: 'numeric', minute: '2-digit', timeZone });
  const dated = dateFormat(i18n.language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return (startsAt, now) => {
    const start = new Date(startsAt);
    const [day, today] = [calendarDay(start, timeZone), calendarDay(new Date(now), timeZone)];
    if (day === today) return t('time.today', { time: clock.format(start) });
    if (day === addDays(today, 1)) return t('time.tomorrow', { time: clock.format(start) });
    return dated.format(start);
  };
}
