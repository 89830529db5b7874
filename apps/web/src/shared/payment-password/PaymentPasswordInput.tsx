import { PaymentPasswordField, type PaymentPasswordFieldProps } from '@croupier/ui/inputs/PaymentPasswordField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A payment password, old or new, with its texts. */
export function PaymentPasswordInput(props: Omit<PaymentPasswordFieldProps, 'showLabel' | 'hideLabel'>): ReactNode {
  const { t } = useTranslation('paymentPassword');
  return <PaymentPasswordField {...props} showLabel={t('show')} hideLabel={t('hide')} />;
}
