import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

/** Formats days with their time in the site's time zone. */
export function useMomentFormat(): Intl.DateTimeFormat {
  const { i18n } = useTranslation();
  const { brand } = useSite();
  return dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone });
}
