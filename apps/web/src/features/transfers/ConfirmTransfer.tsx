import { formatMoney } from '@croupier/sdk/rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PaymentPasswordSheet } from '../../shared/payment-password/PaymentPasswordSheet.tsx';
import type { UplineTransferState } from './use-upline-transfer.ts';

export interface ConfirmTransferProps {
  /** Name of the receiver. */
  readonly name: string;
  readonly transfer: UplineTransferState;
}

/** Step two: what is sent to whom, and the payment password. */
export function ConfirmTransfer({ name, transfer }: ConfirmTransferProps): ReactNode {
  const { t, i18n } = useTranslation('transfers');
  const { checked, setChecked, submit } = transfer;
  const { state, rejection } = submit;
  const amount = checked === undefined ? '' : formatMoney(checked.amount, checked.currency, i18n.language);
  return (
    <PaymentPasswordSheet
      open={checked !== undefined && state !== 'checking'}
      onClose={() => setChecked(undefined)}
      title={t('confirm.title', { amount })}
      lines={[
        { id: 'to', label: t('summary.to'), value: <bdi>{name}</bdi> },
        ...(checked?.remark === undefined ? [] : [{ id: 'remark', label: t('remark'), value: checked.remark }]),
      ]}
      total={{ label: t('summary.amount'), value: amount }}
      note={t('confirm.note')}
      interrupted={state === 'interrupted' ? { title: t('checking.title'), text: t('confirm.interrupted') } : undefined}
      confirmLabel={t('confirm.submit', { amount })}
      busy={state === 'sending'}
      busyLabel={t('confirm.busy')}
      rejection={rejection}
      onConfirm={(paymentPassword) => {
        if (checked !== undefined) submit.submit({ ...checked, paymentPassword });
      }}
    />
  );
}
