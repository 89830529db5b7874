import type { AmountReading } from '@croupier/sdk/rules';
import { formatMoney } from '@croupier/sdk/rules';
import { useTranslation } from 'react-i18next';

import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';

interface Limits {
  readonly min: string;
  readonly max: string;
}

/** Text of what is wrong with a typed stake; none while nothing is typed. */
export function useStakeError(
  currency: string,
): (reading: AmountReading | undefined, limits: Limits | undefined) => string | undefined {
  const { t, i18n } = useTranslation('sports');
  const texts = useAmountErrorTexts({ currency });
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (reading, limits) => {
    if (reading === undefined || reading.ok || reading.reason === 'empty') return undefined;
    if (limits !== undefined && reading.reason === 'below-minimum') return t('limit.min', { min: money(limits.min) });
    if (limits !== undefined && reading.reason === 'above-maximum') return t('limit.max', { max: money(limits.max) });
    return texts[reading.reason];
  };
}
