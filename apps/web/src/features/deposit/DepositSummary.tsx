import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import {
  addAmounts,
  bonusOfDeposit,
  creditOfDeposit,
  formatAmount,
  type Amount,
  type BonusOfDeposit,
} from '@croupier/sdk/rules';
import type { DepositMethod, Promotion } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Receipt } from '@croupier/ui/data/Receipt';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { useErrorText } from '../../shared/use-error-text.ts';

export interface DepositSummaryProps {
  readonly deposit: Pick<IdempotentSubmit<object>, 'state' | 'rejection' | 'checkNow'>;
  readonly method: DepositMethod | undefined;
  readonly amount: Amount | undefined;
  /** The selected bonus; in the estimate when its terms are known. */
  readonly bonus: Promotion | undefined;
  readonly money: (amount: string) => string;
  /** Submit button below the total. */
  readonly children?: ReactNode;
}

/** Estimate of a deposit as decimal strings; a zero bonus is omitted. */
interface Estimate {
  readonly bonus?: string;
  readonly credited: string;
}

function estimateDeposit(amount: Amount, method: DepositMethod, chosen: BonusOfDeposit | undefined): Estimate {
  const { bonus, credited } = creditOfDeposit(amount, method);
  return {
    ...(bonus.minor > 0n && { bonus: formatAmount(bonus) }),
    credited: formatAmount(chosen === undefined ? credited : addAmounts(credited, chosen.bonus)),
  };
}

/** Estimate of the deposit, and messages after submitting it. */
export function DepositSummary(props: DepositSummaryProps): ReactNode {
  const { deposit, method, amount, bonus, money, children } = props;
  const { t } = useTranslation('deposit');
  const errorText = useErrorText();
  const { data: site } = useGetSiteConfiguration();
  const chosen = amount && bonus?.terms && bonusOfDeposit(amount, bonus.terms, site?.policy);
  const estimate = method && amount && estimateDeposit(amount, method, chosen);
  const hasTerms = bonus?.terms !== undefined;
  const zero = money('0');
  return (
    <>
      <CheckingAlert submit={deposit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      {deposit.rejection !== undefined && (
        <InlineAlert tone="danger" live="assertive" title={errorText(deposit.rejection)}>
          {deposit.rejection.code === 'DUPLICATE_REQUEST' ? t('refused.duplicate') : t('refused.text')}
        </InlineAlert>
      )}
      <Receipt
        lines={[
          { id: 'pay', label: t('summary.pay'), value: amount === undefined ? zero : money(formatAmount(amount)) },
          // The operator bears the provider's fee.
          { id: 'fee', label: t('summary.fee'), value: t('summary.free') },
          ...(estimate?.bonus === undefined
            ? []
            : [{ id: 'bonus', label: t('summary.bonus'), value: money(estimate.bonus) }]),
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
          label: bonus === undefined || hasTerms ? t('summary.credited') : t('summary.creditedBeforeBonus'),
          value: estimate === undefined ? zero : money(estimate.credited),
        }}
      >
        {children}
      </Receipt>
    </>
  );
}
