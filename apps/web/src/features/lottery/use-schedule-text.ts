import type { LotteryMenuItem } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

const HOUR = 60;
const DAY = 24 * HOUR;

/** When a lottery draws, as a sentence; empty when the platform does not say. */
export function useScheduleText(): (lottery: Pick<LotteryMenuItem, 'schedule'>) => string {
  const { t } = useTranslation('lottery');
  return ({ schedule }) => {
    const { everyMinutes, times } = schedule ?? {};
    if (times !== undefined) return t('schedule.times', { times: times.join(', ') });
    if (everyMinutes === undefined) return '';
    if (everyMinutes === DAY) return t('schedule.daily');
    return everyMinutes % HOUR === 0
      ? t('schedule.hours', { count: everyMinutes / HOUR })
      : t('schedule.minutes', { count: everyMinutes });
  };
}
