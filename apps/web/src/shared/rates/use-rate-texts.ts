import type { RebateBounds } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import type { FieldTexts } from '../forms/use-field-error-text.ts';
import { numberFormat } from '../intl-formats.ts';
import { isWithin, readPercent } from './percent.ts';
import { ratedCategories } from './rate-values.ts';

export interface RateTexts {
  /** A rate in percent: "0.40%". */
  readonly percent: (rate: string) => string;
  /** Labels of the fields for the summary of errors. */
  readonly labels: Readonly<Record<string, string>>;
  /** Error texts of the fields. */
  readonly errorTexts: FieldTexts;
  /** Why a typed rate is outside its bounds; undefined when it is inside or cannot be read. */
  readonly outsideText: (category: keyof RebateBounds, typed: string) => string | undefined;
}

/** Texts of fields for rates by category. */
export function useRateTexts(bounds: RebateBounds): RateTexts {
  const { t, i18n } = useTranslation(['rates', 'games']);
  const format = numberFormat(i18n.language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  // A rate is no amount: the number is for the text only.
  const percent = (rate: string): string => format.format(Number(rate));
  const rangeText = (category: keyof RebateBounds): string => {
    const { min = '0', max = '0' } = bounds[category] ?? {};
    return t('range', { min: percent(min), max: percent(max) });
  };
  const categories = ratedCategories(bounds);
  return {
    percent,
    labels: Object.fromEntries(
      categories.map((category) => [`rebate.${category}`, t(`games:categories.${category}`)] as const),
    ),
    errorTexts: Object.fromEntries(
      categories.map((category) => [
        `rebate.${category}`,
        { FORMAT: t('format'), PATTERN: t('format'), REFUSED: rangeText(category) },
      ]),
    ),
    outsideText: (category, typed) => {
      const rate = readPercent(typed);
      const range = bounds[category];
      return rate === undefined || range === undefined || isWithin(rate, range) ? undefined : rangeText(category);
    },
  };
}
