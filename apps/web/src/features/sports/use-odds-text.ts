import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';

/** Formats decimal odds for the language, such as `1.72`, or `3.354` for a bet on several selections. */
export function useOddsText(): (odds: string) => string {
  const { i18n } = useTranslation();
  const format = numberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  // At most eleven digits by the contract, which a number represents.
  return (odds) => format.format(Number(odds));
}
