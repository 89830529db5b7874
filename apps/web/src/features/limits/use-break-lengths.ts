import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';
import type { ExclusionMonths } from './exclusion-months.ts';

export interface BreakLengths {
  /** `24 hours`, `7 days`. */
  readonly days: (count: number) => string;
  /** `6 months`, `1 year`. */
  readonly months: (count: ExclusionMonths) => string;
}

/** Formats the lengths of breaks. */
export function useBreakLengths(): BreakLengths {
  const { i18n } = useTranslation();
  const unit = (name: 'hour' | 'day' | 'month' | 'year', count: number): string =>
    numberFormat(i18n.language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count);
  return {
    days: (count) => (count === 1 ? unit('hour', 24) : unit('day', count)),
    months: (count) => (count % 12 === 0 ? unit('year', count / 12) : unit('month', count)),
  };
}
