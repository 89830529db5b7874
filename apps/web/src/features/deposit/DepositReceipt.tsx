import { formatMoney } from '@croupier/sdk/rules';
import type { DepositOrder } from '@croupier/sdk/types';
import { ShareButton } from '@croupier/ui/actions/ShareButton';
import { PaymentSlip } from '@croupier/ui/data/PaymentSlip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

interface ReceiptFact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Receipt of a credited deposit, which can be shared as text. */
export function DepositReceipt({ order }: { readonly order: DepositOrder }): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const { brand } = useSite();
  const { orderId, methodName, amount, currency, createdAt, completedAt } = order;
  const { paidAmount = amount, bonusAmount = '0', creditedAmount = paidAmount } = order;
  const money = (value: string): string => formatMoney(value, currency, i18n.language);
  const time = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone });
  const title = t('receipt.title', { number: orderId });
  const lines: readonly ReceiptFact[] = [
    { id: 'paid', label: t('receipt.paid'), value: money(paidAmount) },
    ...(/[1-9]/.test(bonusAmount) ? [{ id: 'bonus', label: t('receipt.bonus'), value: money(bonusAmount) }] : []),
    { id: 'method', label: t('recent.method'), value: methodName },
    { id: 'time', label: t('receipt.credited'), value: time.format(new Date(completedAt ?? createdAt)) },
  ];
  const text = [
    t('receipt.text', { brand: brand.name }),
    title,
    ...lines.map(({ label, value }) => `${label}: ${value}`),
    `${t('receipt.total')}: ${money(creditedAmount)}`,
  ].join('\n');
  return (
    <>
      <PaymentSlip title={title} amount={money(creditedAmount)} lines={lines} />
      <ShareButton
        fullWidth
        title={title}
        text={text}
        label={t('receipt.share')}
        copiedLabel={t('receipt.copied')}
        failedLabel={t('receipt.copyFailed')}
      />
    </>
  );
}
