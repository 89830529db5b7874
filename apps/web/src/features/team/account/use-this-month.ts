import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../../config/site-context.ts';
import { dateFormat } from '../../../shared/intl-formats.ts';
import { thisMonth, type Month } from './this-month.ts';

/** The month until today, and its name. */
export function useThisMonth(): Month & { readonly name: string } {
  const { i18n } = useTranslation();
  const { timeZone } = useSite().brand;
  // The times are parts of query keys, so they stay while the drawer is open.
  const [month] = useState(() => thisMonth(new Date(), timeZone));
  // The day is already in the brand's time zone.
  const name = dateFormat(i18n.language, { month: 'long', timeZone: 'UTC' }).format(new Date(month.days.from));
  return { ...month, name };
}
