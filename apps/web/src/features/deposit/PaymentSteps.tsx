import { formatMoney } from '@croupier/sdk/rules';
import type { DepositOrder } from '@croupier/sdk/types';
import { CopyButton } from '@croupier/ui/actions/CopyButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { QrCode } from '@croupier/ui/display/QrCode';
import { Receipt } from '@croupier/ui/data/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useWindowUrl } from '../../shared/window-preferences.ts';
import type { PaymentInstructions } from './payment-instructions.ts';

export interface PaymentStepsProps {
  readonly order: Pick<DepositOrder, 'orderId' | 'amount' | 'currency'>;
  readonly instructions: PaymentInstructions;
}

/** How an order is paid. */
export function PaymentSteps({ order, instructions }: PaymentStepsProps): ReactNode {
  const { t } = useTranslation('deposit');
  const windowUrl = useWindowUrl();
  const { payUrl, qrCode, receivingAccount } = instructions;
  if (payUrl !== undefined) {
    return (
      <LinkButton
        href={windowUrl(payUrl)}
        target="_blank"
        rel="noopener noreferrer"
        variant="action"
        size="lg"
        fullWidth
      >
        {t('pay.page')}
      </LinkButton>
    );
  }
  if (qrCode !== undefined) return <QrCodeStep code={qrCode} orderId={order.orderId} />;
  if (receivingAccount === undefined) return <InlineAlert tone="warning">{t('pay.elsewhere')}</InlineAlert>;
  return <TransferStep order={order} account={receivingAccount} />;
}

/** QR code that can also be saved or copied, because a phone cannot scan its own screen. */
function QrCodeStep({ code, orderId }: { readonly code: string; readonly orderId: string }): ReactNode {
  const { t } = useTranslation('deposit');
  return (
    <QrCode
      value={code}
      label={t('pay.code')}
      size={200}
      caption={t('pay.scan')}
      save={{ label: t('pay.saveCode'), fileName: `${orderId}.png` }}
      actions={
        <CopyButton
          value={code}
          label={t('pay.copyCode')}
          copiedLabel={t('pay.copied')}
          failedLabel={t('pay.copyFailed')}
        />
      }
    />
  );
}

interface TransferStepProps {
  readonly order: PaymentStepsProps['order'];
  readonly account: NonNullable<PaymentInstructions['receivingAccount']>;
}

function TransferStep({ order: { amount, currency }, account }: TransferStepProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const { bankName, accountNumber, payeeName } = account;
  const withCopyButton = (value: string, text = value): ReactNode => (
    <>
      {text}
      <CopyButton
        iconOnly
        value={value}
        label={t('pay.copy', { value: text })}
        copiedLabel={t('pay.copied')}
        failedLabel={t('pay.copyFailed')}
      />
    </>
  );
  return (
    <Receipt
      lines={[
        {
          id: 'amount',
          label: t('amount.label'),
          value: withCopyButton(amount, formatMoney(amount, currency, i18n.language)),
        },
        { id: 'bank', label: t('pay.bank'), value: bankName },
        { id: 'number', label: t('pay.number'), value: withCopyButton(accountNumber) },
        { id: 'payee', label: t('pay.payee'), value: withCopyButton(payeeName) },
      ]}
    />
  );
}
