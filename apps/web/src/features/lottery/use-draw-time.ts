import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

/** Formats the time of a draw in the brand's time zone, such as `Sat, Nov 21, 2:30 PM`. */
export function useDrawTime(): (time: string | undefined) => string {
  const { i18n } = useTranslation();
  const { brand } = useSite();
  const format = dateFormat(i18n.language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: brand.timeZone,
  });
  return (time) => (time === undefined ? '' : format.format(new Date(time)));
}
