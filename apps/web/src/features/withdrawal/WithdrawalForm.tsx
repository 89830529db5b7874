import { quoteWithdraw } from '@croupier/sdk/client';
import { createWithdrawOrderBody } from '@croupier/sdk/bodies';
import {
  formatAmount,
  formatMoney,
  parseAmount,
  partsOfWithdrawal,
  readAmountInput,
  subtractAmounts,
  type AmountBounds,
} from '@croupier/sdk/rules';
import type { BankCards, MemberInfo, WithdrawConfig, WithdrawRequest } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Receipt } from '@croupier/ui/data/Receipt';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { StickyAction } from '@croupier/ui/layout/StickyAction';
import { useIsDesktop } from '@croupier/ui/theme';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useFormDraft } from '../../shared/forms/form-draft.ts';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { AmountAndCardFields, type WithdrawalValues } from './AmountAndCardFields.tsx';
import { ConfirmWithdrawal, type CheckedWithdrawal } from './ConfirmWithdrawal.tsx';
import { LockedMoney } from './LockedMoney.tsx';
import { withdrawalDraft } from './use-withdrawal.ts';

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
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const bounds: AmountBounds = { currency, minimum: config.minAmount, maximum: config.maxAmount };
  const [checked, setChecked] = useState<CheckedWithdrawal>();
  const [defaultValues] = useState((): WithdrawalValues => {
    const saved = { amount: '', bankCardId: '', ...withdrawalDraft.read(member.id) };
    const isKnown = cards.list.some(({ cardId }) => cardId === saved.bankCardId);
    return isKnown ? saved : { ...saved, bankCardId: cards.list[0]?.cardId ?? '' };
  });
  const contract = useContractForm<WithdrawRequest, WithdrawalValues>(createWithdrawOrderBody, {
    defaultValues,
    constants: () => ({ currency }),
    read: {
      amount: ({ amount }) => {
        const reading = readAmountInput(amount, bounds);
        return reading.ok ? { ok: true, value: formatAmount(reading.amount) } : reading;
      },
    },
    fieldOfCode: {
      AMOUNT_OUT_OF_RANGE: 'amount',
      INSUFFICIENT_BALANCE: 'amount',
      WITHDRAW_TURNOVER_UNMET: 'amount',
      WITHDRAW_DAILY_LIMIT: 'amount',
      BANK_CARD_TOO_NEW: 'bankCardId',
      BANK_CARD_NOT_FOUND: 'bankCardId',
    },
  });
  const { form } = contract;
  useFormDraft(form, withdrawalDraft, member.id);
  const typed = useWatch({ control: form.control, compute: (values: WithdrawalValues) => values });
  const { pending } = withdrawal;
  const values = pending === undefined ? typed : pending.body;
  const reading = readAmountInput(values.amount, bounds);
  const amount = reading.ok ? reading.amount : undefined;
  const parts = amount && partsOfWithdrawal(amount, config);
  const isDesktop = useIsDesktop();
  const isClosed = config.openOrderId !== undefined || cards.list.length === 0;
  const isLocked = withdrawal.state === 'sending' || withdrawal.state === 'checking';
  const zero = money('0');
  const balanceAfter = amount && subtractAmounts(parseAmount(member.balance, currency), amount);
  const button = (
    <FormSubmit busyLabel={t('submit.busy')} disabled={isClosed}>
      {t('submit.label')}
    </FormSubmit>
  );
  const summary = (
    <>
      {withdrawal.state === 'checking' && (
        <InlineAlert
          tone="warning"
          live="polite"
          title={t('checking.title')}
          action={<Button onClick={withdrawal.checkNow}>{t('checking.now')}</Button>}
        >
          {t('checking.text')}
        </InlineAlert>
      )}
      <FailureAlert error={contract.failure} />
      <Receipt
        lines={[
          { id: 'ask', label: t('summary.ask'), value: amount === undefined ? zero : money(formatAmount(amount)) },
          {
            id: 'fee',
            label: t('summary.fee'),
            value: parts === undefined ? money(config.fixedFee) : money(formatAmount(parts.fee)),
          },
          {
            id: 'after',
            label: t('summary.after'),
            value:
              balanceAfter === undefined || balanceAfter.minor < 0n
                ? money(member.balance)
                : money(formatAmount(balanceAfter)),
          },
        ]}
        total={{
          label: t('summary.receive'),
          value: parts === undefined || parts.payable.minor < 0n ? zero : money(formatAmount(parts.payable)),
        }}
      >
        {isDesktop && button}
      </Receipt>
      <LockedMoney config={config} />
    </>
  );
  return (
    <>
      <ContractForm
        contract={contract}
        aria-label={t('title')}
        busy={isLocked}
        labels={{ amount: t('amount.label'), bankCardId: t('cards.label') }}
        errorTexts={{ amount: useAmountErrorTexts(bounds), bankCardId: { REQUIRED: t('cards.choose') } }}
        onSubmit={async ({ body }) => {
          const { amount: asked, bankCardId } = body;
          const answer = await quoteWithdraw({ query: { amount: asked, currency, bankCardId } });
          setChecked({ ...answer.value, bankCardId });
        }}
      >
        <AsideLayout aside={summary}>
          <AmountAndCardFields
            form={form}
            values={values}
            bounds={bounds}
            config={config}
            cards={cards}
            member={member}
            disabled={isLocked || config.openOrderId !== undefined}
          />
        </AsideLayout>
        {!isDesktop && <StickyAction>{button}</StickyAction>}
      </ContractForm>
      <ConfirmWithdrawal
        checked={checked}
        cards={cards}
        config={config}
        withdrawal={withdrawal}
        onRefused={contract.refuse}
        onClose={() => setChecked(undefined)}
      />
    </>
  );
}
