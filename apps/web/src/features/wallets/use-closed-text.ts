import { formatMoney } from '@croupier/sdk/rules';
import type { WalletBalance } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';

/** Why the money of a vendor cannot come back now, and from when on it can, where that is known. */
export function useClosedText(): (wallet: WalletBalance) => string {
  const { t, i18n } = useTranslation('wallets');
  const timeText = useTimeText();
  return ({ displayName: name, balance, currency, maintenance, maintenanceEnd }) => {
    const amount = formatMoney(balance, currency, i18n.language);
    if (!maintenance) return t('collect.noAnswer', { name, amount });
    return maintenanceEnd === undefined
      ? t('collect.closed', { name, amount })
      : t('collect.closedUntil', { name, amount, time: timeText(maintenanceEnd) });
  };
}
