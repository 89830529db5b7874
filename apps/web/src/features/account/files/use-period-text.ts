import type { StatementSummary } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../../config/site-context.ts';
import { dateFormat } from '../../../shared/intl-formats.ts';

/** Formats the days of a statement in the brand's zone: `Dec 1, 2025 – Nov 26, 2026`. */
export function usePeriodText(): (times: Pick<StatementSummary, 'startTime' | 'endTime'>) => string {
  const { i18n } = useTranslation();
  const { timeZone } = useSite().brand;
  const format = dateFormat(i18n.language, { dateStyle: 'medium', timeZone });
  return ({ startTime, endTime }) => format.formatRange(new Date(startTime), new Date(endTime));
}
