import { formatAmount, formatMoney, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { WithdrawConfig, WithdrawRequest } from '@croupier/sdk/types';
import { Receipt } from '@croupier/ui/data/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { LockedMoney } from './LockedMoney.tsx';

export interface WithdrawalSummaryProps {
  readonly config: WithdrawConfig;
  /** Decimal string. */
  readonly balance: string;
  /** Undefined while none is typed. */
  readonly amount: Amount | undefined;
  /** Decimal strings. */
  readonly fee: string;
  readonly payable: string;
  readonly withdrawal: Pick<IdempotentSubmit<WithdrawRequest>, 'state' | 'checkNow'>;
  /** A refusal that no field shows. */
  readonly failure: Error | null;
  /** Submit button below the total. */
  readonly children?: ReactNode;
}

/** What a withdrawal comes to, what became of it, and what of the balance is not free yet. */
export function WithdrawalSummary(props: WithdrawalSummaryProps): ReactNode {
  const { config, balance, amount, fee, payable, withdrawal, failure, children } = props;
  const { t, i18n } = useTranslation('withdrawal');
  const { currency } = config;
  const money = (text: string): string => formatMoney(text, currency, i18n.language);
  const after = amount && subtractAmounts(parseAmount(balance, currency), amount);
  const zero = money('0');
  return (
    <>
      <CheckingAlert submit={withdrawal} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      <FailureAlert error={failure} />
      <Receipt
        lines={[
          { id: 'ask', label: t('summary.ask'), value: amount === undefined ? zero : money(formatAmount(amount)) },
          {
            id: 'fee',
            label: t('summary.fee'),
            value: money(fee),
          },
          {
            id: 'after',
            label: t('summary.after'),
            value: money(after === undefined || after.minor < 0n ? balance : formatAmount(after)),
          },
        ]}
        total={{
          label: t('summary.receive'),
          value: money(payable),
        }}
      >
        {children}
      </Receipt>
      <LockedMoney config={config} />
    </>
  );
}
