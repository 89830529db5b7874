import { formatMoney, isOpenDeposit } from '@croupier/sdk/rules';
import type { DepositOrder } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Receipt } from '@croupier/ui/data/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';
import { DepositReceipt } from './DepositReceipt.tsx';

export interface OrderDetailsProps {
  readonly order: DepositOrder;
  readonly onNew: () => void;
}

/** Details of an order: its receipt once it is credited. */
export function OrderDetails({ order, onNew }: OrderDetailsProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const timeText = useTimeText();
  if (order.status === 'COMPLETED') return <DepositReceipt order={order} />;
  const isOpen = isOpenDeposit(order.status);
  return (
    <Receipt
      lines={[
        { id: 'method', label: t('recent.method'), value: order.methodName },
        { id: 'time', label: t('recent.time'), value: timeText(order.createdAt) },
        { id: 'order', label: t('order.number'), value: order.orderId },
      ]}
      total={{
        label: t(`order.amount.${isOpen ? 'open' : 'ended'}`),
        value: formatMoney(order.amount, order.currency, i18n.language),
      }}
    >
      {isOpen && (
        <Button onClick={onNew} fullWidth>
          {t('order.back')}
        </Button>
      )}
    </Receipt>
  );
}
