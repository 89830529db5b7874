import { useTranslation } from 'react-i18next';

import { useSite } from '../config/site-context.ts';
import { timeText } from './time-text.ts';

/** Formats a time in the brand's zone: `Mon, Nov 23, 6:55 PM`; with its year unless that is the current one. */
export function useTimeText(): (time: string) => string {
  const { i18n } = useTranslation();
  const { timeZone } = useSite().brand;
  return (time) => timeText(time, { language: i18n.language, timeZone, now: new Date() });
}
