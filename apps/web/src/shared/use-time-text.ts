import { useTranslation } from 'react-i18next';

import { useSite } from '../config/site-context.ts';
import { dateFormat } from './intl-formats.ts';

/** Formats a time in the brand's zone: `Mon, Nov 23, 6:55 PM`. */
export function useTimeText(): (time: string) => string {
  const { i18n } = useTranslation();
  const { timeZone } = useSite().brand;
  const format = dateFormat(i18n.language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return (time) => format.format(new Date(time));
}
