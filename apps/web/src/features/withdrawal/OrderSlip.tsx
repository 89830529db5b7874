import { formatMoney, parseAmount } from '@croupier/sdk/rules';
import type { WithdrawOrder, WithdrawPayout, WithdrawPayoutStatus } from '@croupier/sdk/types';
import { PaymentSlip } from '@croupier/ui/data/PaymentSlip';
import { SegmentedBar, type SegmentFill } from '@croupier/ui/data/SegmentedBar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../../shared/use-time-text.ts';

const FILLS: Readonly<Record<WithdrawPayoutStatus, SegmentFill>> = {
  RECEIVED: 'solid',
  SENT: 'hatched',
  DISPUTED: 'hatched',
  PLANNED: 'outlined',
  REPLACED: 'muted',
};

/** The slip of a withdrawal with its parts: received, sent, to come. */
export function OrderSlip({ order }: { readonly order: WithdrawOrder }): ReactNode {
  const { t, i18n } = useTranslation('withdrawal');
  const timeText = useTimeText();
  const { orderId, amount, fee, payable, currency, bankCard, payouts, createdAt } = order;
  const money = (value: string): string => formatMoney(value, currency, i18n.language);
  return (
    <PaymentSlip
      title={t('slip.title', { number: orderId })}
      amount={money(payable)}
      lines={[
        { id: 'ask', label: t('summary.ask'), value: money(amount) },
        { id: 'fee', label: t('summary.fee'), value: money(fee) },
        { id: 'to', label: t('confirm.to'), value: `${bankCard.bankName}, ${bankCard.accountNumber}` },
        { id: 'holder', label: t('slip.holder'), value: bankCard.payeeName },
        { id: 'asked', label: t('slip.asked'), value: timeText(createdAt) },
      ]}
      note={t('slip.note')}
    >
      {payouts.length > 0 && (
        <SegmentedBar
          tone="success"
          label={t('slip.parts')}
          segments={payouts.map((payout, index) => ({
            id: payout.payoutId,
            fill: FILLS[payout.status],
            label: t(`slip.part.${payout.status}`, { number: index + 1 }),
            value: money(payout.amount),
            share: Number(parseAmount(payout.amount, currency).minor),
            note: noteOf(payout),
          }))}
        />
      )}
    </PaymentSlip>
  );

  function noteOf({ status, sentAt, expectedAt, amountReceived, forced }: WithdrawPayout): string | undefined {
    if (status === 'PLANNED') return expectedAt && t('slip.by', { time: timeText(expectedAt) });
    if (status === 'SENT') return sentAt && timeText(sentAt);
    if (status === 'RECEIVED') return forced === true ? t('slip.forced') : undefined;
    return amountReceived && t('slip.arrived', { amount: money(amountReceived) });
  }
}
