import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

/** Formats the time of day in the brand's zone. */
export function useClockText(): (time: string) => string {
  const { i18n } = useTranslation();
  const { brand } = useSite();
  const format = dateFormat(i18n.language, { timeStyle: 'short', timeZone: brand.timeZone });
  return (time) => format.format(new Date(time));
}
