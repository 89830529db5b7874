import { CopyButton } from '@croupier/ui/CopyButton';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { LinkButton } from '@croupier/ui/LinkButton';
import { QrCode } from '@croupier/ui/QrCode';
import { Receipt } from '@croupier/ui/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PaymentInstructions } from './payment-instructions.ts';

export interface PaymentStepsProps {
  readonly instructions: PaymentInstructions;
}

/** Payment instructions of an order. */
export function PaymentSteps({ instructions }: PaymentStepsProps): ReactNode {
  const { t } = useTranslation('deposit');
  const { payUrl, qrCode, receivingAccount } = instructions;
  if (payUrl !== undefined) {
    return (
      <LinkButton href={payUrl} target="_blank" rel="noopener noreferrer" variant="action" size="lg" fullWidth>
        {t('pay.page')}
      </LinkButton>
    );
  }
  if (qrCode !== undefined) {
    return <QrCode value={qrCode} label={t('pay.code')} size={200} caption={t('pay.scan')} />;
  }
  if (receivingAccount === undefined) return <InlineAlert tone="warning">{t('pay.elsewhere')}</InlineAlert>;
  const { bankName, accountNumber, payeeName } = receivingAccount;
  const copied = (value: string): ReactNode => (
    <>
      {value}
      <CopyButton
        iconOnly
        value={value}
        label={t('pay.copy', { value })}
        copiedLabel={t('pay.copied')}
        failedLabel={t('pay.copyFailed')}
      />
    </>
  );
  return (
    <Receipt
      lines={[
        { id: 'bank', label: t('pay.bank'), value: bankName },
        { id: 'number', label: t('pay.number'), value: copied(accountNumber) },
        { id: 'payee', label: t('pay.payee'), value: copied(payeeName) },
      ]}
    />
  );
}
