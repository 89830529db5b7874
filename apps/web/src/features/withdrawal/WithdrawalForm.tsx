import { quoteWithdraw } from '@croupier/sdk/client';
import { formatAmount, formatMoney, partsOfWithdrawal } from '@croupier/sdk/rules';
import type { BankCards, MemberInfo, WithdrawConfig, WithdrawRequest } from '@croupier/sdk/types';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { StickyAction } from '@croupier/ui/layout/StickyAction';
import { useIsDesktop } from '@croupier/ui/theme';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { AmountAndCardFields } from './AmountAndCardFields.tsx';
import { ConfirmWithdrawal, type CheckedWithdrawal } from './ConfirmWithdrawal.tsx';
import { useWithdrawalFields } from './use-withdrawal-fields.ts';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

export interface WithdrawalFormProps {
  readonly member: MemberInfo;
  readonly config: WithdrawConfig;
  readonly cards: BankCards;
  readonly withdrawal: IdempotentSubmit<WithdrawRequest>;
}

/** Step one: amount and account, with what it comes to. The platform checks both before step two asks for the password. */
export function WithdrawalForm({ member, config, cards, withdrawal }: WithdrawalFormProps): ReactNode {
  const { t, i18n } = useTranslation('withdrawal');
  const { currency } = config;
  const [checked, setChecked] = useState<CheckedWithdrawal>();
  const fields = useWithdrawalFields({ memberId: member.id, config, cards }, withdrawal);
  const { contract, bounds, reading } = fields;
  const amount = reading.ok ? reading.amount : undefined;
  const parts = amount && partsOfWithdrawal(amount, config);
  const payable = parts === undefined || parts.payable.minor < 0n ? '0' : formatAmount(parts.payable);
  const isDesktop = useIsDesktop();
  const isInterrupted = withdrawal.state === 'interrupted';
  const isClosed = config.openOrderId !== undefined || cards.list.length === 0 || isInterrupted;
  const isLocked = withdrawal.state === 'sending' || withdrawal.state === 'checking';
  const button = (
    <FormSubmit busyLabel={t('submit.busy')} disabled={isClosed}>
      {t('submit.label')}
    </FormSubmit>
  );
  const summary = (
    <WithdrawalSummary
      config={config}
      balance={member.balance}
      amount={amount}
      fee={parts === undefined ? config.fixedFee : formatAmount(parts.fee)}
      payable={payable}
      withdrawal={withdrawal}
      failure={contract.failure}
    >
      {isDesktop && button}
    </WithdrawalSummary>
  );
  return (
    <>
      <ConfirmWithdrawal
        checked={checked}
        cards={cards}
        config={config}
        withdrawal={withdrawal}
        onRefused={contract.refuse}
        onClose={() => setChecked(undefined)}
      />
      <ContractForm
        contract={contract}
        aria-label={t('title')}
        busy={isLocked}
        labels={{ amount: t('amount.label'), bankCardId: t('cards.label') }}
        errorTexts={{ amount: useAmountErrorTexts(bounds), bankCardId: { REQUIRED: t('cards.choose') } }}
        onSubmit={async ({ body: { amount: asked, bankCardId } }) => {
          const answer = await quoteWithdraw({ query: { amount: asked, currency, bankCardId } });
          setChecked({ ...answer.value, bankCardId });
        }}
      >
        <AsideLayout aside={summary}>
          <AmountAndCardFields
            fields={fields}
            config={config}
            cards={cards}
            member={member}
            disabled={isLocked || isInterrupted || config.openOrderId !== undefined}
          />
        </AsideLayout>
        {!isDesktop && (
          <StickyAction sum={{ label: t('summary.receive'), value: formatMoney(payable, currency, i18n.language) }}>
            {button}
          </StickyAction>
        )}
      </ContractForm>
    </>
  );
}
