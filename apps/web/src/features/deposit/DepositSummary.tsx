import { formatAmount, type Amount } from '@croupier/sdk/rules';
import type { Promotion } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Receipt } from '@croupier/ui/data/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { isProtectionRefusal } from '../../shared/restrictions/protection-codes.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import type { DepositEstimate } from './use-deposit-estimate.ts';

export interface DepositSummaryProps {
  readonly deposit: Pick<IdempotentSubmit<object>, 'state' | 'rejection' | 'checkNow'>;
  readonly amount: Amount | undefined;
  readonly estimate: DepositEstimate;
  /** The selected bonus; in the estimate when its terms are known. */
  readonly bonus: Promotion | undefined;
  readonly money: (amount: string) => string;
  /** Submit button below the total. */
  readonly children?: ReactNode;
}

/** Estimate of the deposit, and messages after submitting it. */
export function DepositSummary(props: DepositSummaryProps): ReactNode {
  const { deposit, amount, estimate, bonus, money, children } = props;
  const { t } = useTranslation('deposit');
  const errorText = useErrorText();
  const { chosen, ofMethod, credited } = estimate;
  const hasTerms = bonus?.terms !== undefined;
  const zero = money('0');
  return (
    <>
      <CheckingAlert submit={deposit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      {deposit.rejection !== undefined && isProtectionRefusal(deposit.rejection) && (
        <FailureAlert error={deposit.rejection} />
      )}
      {deposit.rejection !== undefined && !isProtectionRefusal(deposit.rejection) && (
        <InlineAlert tone="danger" live="assertive" title={errorText(deposit.rejection)}>
          {deposit.rejection.code === 'DUPLICATE_REQUEST' ? t('refused.duplicate') : t('refused.text')}
        </InlineAlert>
      )}
      <Receipt
        lines={[
          { id: 'pay', label: t('summary.pay'), value: amount === undefined ? zero : money(formatAmount(amount)) },
          // The operator bears the provider's fee.
          { id: 'fee', label: t('summary.fee'), value: t('summary.free') },
          ...(ofMethod === undefined ? [] : [{ id: 'bonus', label: t('summary.bonus'), value: money(ofMethod) }]),
          ...(bonus === undefined
            ? []
            : [
                {
                  id: 'chosen',
                  label: bonus.title,
                  value: hasTerms
                    ? money(chosen === undefined ? '0' : formatAmount(chosen.bonus))
                    : t('summary.byTerms'),
                },
              ]),
          ...(chosen === undefined
            ? []
            : [{ id: 'toPlay', label: t('summary.toPlay'), value: money(formatAmount(chosen.required)) }]),
        ]}
        total={{
          label: t(`summary.${estimate.creditedLabel}`),
          value: money(credited),
        }}
      >
        {children}
      </Receipt>
    </>
  );
}
