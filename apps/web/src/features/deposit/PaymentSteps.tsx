import type { DepositOrder } from '@croupier/sdk/types';
import { CopyButton } from '@croupier/ui/CopyButton';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { LinkButton } from '@croupier/ui/LinkButton';
import { QrCode } from '@croupier/ui/QrCode';
import { Receipt } from '@croupier/ui/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../shared/format-money.ts';
import { useWindowAddress } from '../../shared/window-look.ts';
import type { PaymentInstructions } from './payment-instructions.ts';

export interface PaymentStepsProps {
  readonly order: Pick<DepositOrder, 'orderId' | 'amount' | 'currency'>;
  readonly instructions: PaymentInstructions;
}

/** How an order is paid. */
export function PaymentSteps({ order, instructions }: PaymentStepsProps): ReactNode {
  const { t } = useTranslation('deposit');
  const windowAddress = useWindowAddress();
  const { payUrl, qrCode, receivingAccount } = instructions;
  if (payUrl !== undefined) {
    return (
      <LinkButton
        href={windowAddress(payUrl)}
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
  if (qrCode !== undefined) return <CodeToScan code={qrCode} orderId={order.orderId} />;
  if (receivingAccount === undefined) return <InlineAlert tone="warning">{t('pay.elsewhere')}</InlineAlert>;
  return <TransferTo order={order} account={receivingAccount} />;
}

/** A player cannot scan a code on the phone that shows it: it can be saved for the app, or copied. */
function CodeToScan({ code, orderId }: { readonly code: string; readonly orderId: string }): ReactNode {
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

interface TransferToProps {
  readonly order: PaymentStepsProps['order'];
  readonly account: NonNullable<PaymentInstructions['receivingAccount']>;
}

function TransferTo({ order: { amount, currency }, account }: TransferToProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const { bankName, accountNumber, payeeName } = account;
  const copied = (value: string, shown = value): ReactNode => (
    <>
      {shown}
      <CopyButton
        iconOnly
        value={value}
        label={t('pay.copy', { value: shown })}
        copiedLabel={t('pay.copied')}
        failedLabel={t('pay.copyFailed')}
      />
    </>
  );
  return (
    <Receipt
      lines={[
        { id: 'amount', label: t('amount.label'), value: copied(amount, formatMoney(amount, currency, i18n.language)) },
        { id: 'bank', label: t('pay.bank'), value: bankName },
        { id: 'number', label: t('pay.number'), value: copied(accountNumber) },
        { id: 'payee', label: t('pay.payee'), value: copied(payeeName) },
      ]}
    />
  );
}
