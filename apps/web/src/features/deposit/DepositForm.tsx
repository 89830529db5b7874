import { formatAmount, formatMoney } from '@croupier/sdk/rules';
import type { DepositMethods, DepositRequest, MemberInfo } from '@croupier/sdk/types';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import { StickyAction } from '@croupier/ui/layout/StickyAction';
import { useIsDesktop } from '@croupier/ui/theme';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { readKeptOffer } from '../../shared/offers/offers.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { DepositSummary } from './DepositSummary.tsx';
import { MethodAndAmountFields } from './MethodAndAmountFields.tsx';
import { PayerField } from './PayerField.tsx';
import { useDepositEstimate } from './use-deposit-estimate.ts';
import { useDepositFields } from './use-deposit-fields.ts';
import { useRecentDeposits } from './use-recent-deposits.ts';

const BonusFields = lazyComponent(async () => (await import('./BonusFields.tsx')).BonusFields);

export interface DepositFormProps {
  readonly member: MemberInfo;
  /** At least one method, the bonuses that can be chosen, and what the member's limits leave. */
  readonly offer: DepositMethods;
  readonly deposit: IdempotentSubmit<DepositRequest>;
  /** Two-column layout. */
  readonly isPage: boolean;
}

/** Deposit form: method, amount and estimate. */
export function DepositForm({ member, offer, deposit, isPage }: DepositFormProps): ReactNode {
  const { t, i18n } = useTranslation('deposit');
  const { list: methods, activities: bonuses, depositRemaining: remaining } = offer;
  const [lastDeposit] = useRecentDeposits().data ?? [];
  const fields = useDepositFields(
    { member, methods, bonuses, remaining, lastMethodId: lastDeposit?.methodId },
    deposit,
  );
  const { amountBounds, method, parsedAmount, values } = fields;
  const amountErrorTexts = useAmountErrorTexts(amountBounds);
  const isDesktop = useIsDesktop();
  const money = (amount: string): string => formatMoney(amount, member.currency, i18n.language);
  const isLocked = deposit.state !== 'ready';
  const amount = parsedAmount.ok ? parsedAmount.amount : undefined;
  const bonus = bonuses.find(({ promotionId }) => promotionId === values.promotionId);
  const estimate = useDepositEstimate(amount, method, bonus);
  const button = (
    <FormSubmit busyLabel={t('submit.busy')} disabled={fields.closedReason !== undefined}>
      {amount === undefined ? t('submit.label') : t('submit.amount', { amount: money(formatAmount(amount)) })}
    </FormSubmit>
  );
  // Elsewhere the button is sticky at the bottom.
  const isBeside = isPage && isDesktop;
  const summary = (
    <DepositSummary deposit={deposit} estimate={estimate} amount={amount} bonus={bonus} money={money}>
      {isBeside && button}
    </DepositSummary>
  );
  const inputs = (
    <>
      <MethodAndAmountFields
        member={member}
        offer={offer}
        fields={fields}
        money={money}
        leastOfBonus={bonus?.terms?.minDeposit}
        disabled={isLocked}
      />
      {fields.requiresPayer && <PayerField fields={fields} disabled={isLocked} />}
      {(bonuses.length > 0 || readKeptOffer() !== undefined) && (
        <Suspense fallback={<Skeleton shape="box" height="7rem" />}>
          <BonusFields member={member} fields={fields} bonuses={bonuses} disabled={isLocked} />
        </Suspense>
      )}
    </>
  );
  return (
    <ContractForm
      contract={fields.contract}
      aria-label={t('title')}
      busy={isLocked}
      labels={{ amount: t('amount.label'), payerName: t('payer.label') }}
      errorTexts={{
        amount: amountErrorTexts,
        payerName: { REQUIRED: t('payer.missing') },
      }}
      onSubmit={({ body }) => deposit.submit(body)}
    >
      {isPage ? (
        <AsideLayout aside={summary}>{inputs}</AsideLayout>
      ) : (
        <>
          {inputs}
          {summary}
        </>
      )}
      {!isBeside && (
        <StickyAction
          within={isPage ? 'page' : 'sheet'}
          sum={{ label: t(`summary.${estimate.creditedLabel}`), value: money(estimate.credited) }}
        >
          {button}
        </StickyAction>
      )}
    </ContractForm>
  );
}
