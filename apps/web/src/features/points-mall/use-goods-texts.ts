import { formatMoney } from '@croupier/sdk/rules';
import type { PointGoods } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

/** How goods come: `Sent to you in about 7 days`. */
export function useArrivalText(): (goods: PointGoods) => string {
  const { t, i18n } = useTranslation('pointsMall');
  return ({ kind, deliveryDays, amount, currency }) => {
    if (kind === 'VOUCHER') return t('arrival.voucher');
    if (kind === 'MONEY')
      return amount === undefined || currency === undefined
        ? t('arrival.money')
        : t('arrival.amount', { amount: formatMoney(amount, currency, i18n.language) });
    return deliveryDays === undefined ? t('arrival.sent') : t('arrival.days', { count: deliveryDays });
  };
}
