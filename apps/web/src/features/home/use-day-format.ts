import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

/** Writes days in words, by the clock of the site. */
export function useDayFormat(): Intl.DateTimeFormat {
  const { i18n } = useTranslation();
  const { brand } = useSite();
  return dateFormat(i18n.language, { dateStyle: 'long', timeZone: brand.timeZone });
}
