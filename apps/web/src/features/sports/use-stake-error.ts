import type { AmountReading } from '@croupier/sdk/rules';
import { formatMoney } from '@croupier/sdk/rules';
import { useTranslation } from 'react-i18next';

import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import type { StakeLimits } from './priced-slip.ts';

/** Text of what is wrong with a typed stake; none while nothing is typed. */
export function useStakeError(
  currency: string,
): (reading: AmountReading, limits: StakeLimits | undefined) => { readonly error?: string } {
  const { t, i18n } = useTranslation('sports');
  const texts = useAmountErrorTexts({ currency });
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (reading, limits) => {
    if (reading.ok || reading.reason === 'empty') return {};
    if (limits !== undefined && reading.reason === 'below-minimum') {
      return { error: t('limit.min', { min: money(limits.min) }) };
    }
    if (limits !== undefined && reading.reason === 'above-maximum') {
      return { error: t('limit.max', { max: money(limits.max) }) };
    }
    return { error: texts[reading.reason] };
  };
}
