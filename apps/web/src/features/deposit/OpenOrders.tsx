import type { DepositMethod } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/Button';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../shared/format-money.ts';
import { isOpen, knownStatus } from './order-status.ts';
import { useRecentDeposits } from './use-recent-deposits.ts';

export interface OpenOrdersProps {
  readonly methods: readonly DepositMethod[];
  readonly onOpen: (orderId: string) => void;
}

/** Deposits that wait for somebody, above the form of a new one. */
export function OpenOrders({ methods, onOpen }: OpenOrdersProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const { data = [] } = useRecentDeposits();
  const nameOf = (id: string): string => methods.find(({ methodId }) => methodId === id)?.name ?? id;
  return data
    .filter(({ status }) => isOpen(knownStatus(status)))
    .map(({ orderId, methodId, amount, currency, status }) => (
      <InlineAlert
        key={orderId}
        tone="warning"
        title={t('open.title', { amount: formatMoney(amount, currency, i18n.language), method: nameOf(methodId) })}
        action={<Button onClick={() => onOpen(orderId)}>{t('open.action')}</Button>}
      >
        {t(`status.${knownStatus(status)}`)}
      </InlineAlert>
    ));
}
