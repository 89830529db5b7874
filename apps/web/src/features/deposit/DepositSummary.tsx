import { formatAmount, type Amount } from '@croupier/sdk/rules';
import type { DepositMethod } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/Button';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { Receipt } from '@croupier/ui/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../../shared/use-error-text.ts';
import { estimateDeposit } from './estimate.ts';
import type { Deposit } from './use-deposit.ts';

export interface DepositSummaryProps {
  readonly deposit: Deposit;
  readonly method: DepositMethod | undefined;
  readonly amount: Amount | undefined;
  readonly money: (amount: string) => string;
}

/** What the deposit comes to, the button, and what became of it. */
export function DepositSummary({ deposit, method, amount, money }: DepositSummaryProps): ReactNode {
  const { t } = useTranslation('deposit');
  const errorText = useErrorText();
  const estimate = method && amount && estimateDeposit(amount, method);
  const pay = amount && money(formatAmount(amount));
  const nothing = money('0');
  return (
    <>
      {deposit.state === 'checking' && (
        <InlineAlert
          tone="warning"
          live="polite"
          title={t('checking.title')}
          action={<Button onClick={deposit.checkNow}>{t('checking.now')}</Button>}
        >
          {t('checking.text')}
        </InlineAlert>
      )}
      {deposit.refusal !== undefined && (
        <InlineAlert tone="danger" live="assertive" title={errorText(deposit.refusal)}>
          {deposit.refusal.code === 'DUPLICATE_REQUEST' ? t('refused.duplicate') : t('refused.text')}
        </InlineAlert>
      )}
      <Receipt
        lines={[
          { id: 'pay', label: t('summary.pay'), value: pay ?? nothing },
          {
            id: 'fee',
            label: t('summary.fee'),
            value: estimate?.fee === undefined ? t('summary.free') : money(estimate.fee),
          },
          ...(estimate?.bonus === undefined
            ? []
            : [{ id: 'bonus', label: t('summary.bonus'), value: money(estimate.bonus) }]),
        ]}
        total={{ label: t('summary.credited'), value: estimate === undefined ? nothing : money(estimate.credited) }}
      >
        <Button
          type="submit"
          variant="action"
          size="lg"
          fullWidth
          busy={deposit.state !== 'ready'}
          busyLabel={t('submit.busy')}
        >
          {pay === undefined ? t('submit.label') : t('submit.amount', { amount: pay })}
        </Button>
      </Receipt>
    </>
  );
}
