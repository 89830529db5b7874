import { formatAmount, formatMoney, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { MemberInfo, TransferTarget, TransferTargets } from '@croupier/sdk/types';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { StickyAction } from '@croupier/ui/layout/StickyAction';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { MoneyField } from '../../shared/forms/MoneyField.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { TransferSummary } from './TransferSummary.tsx';
import { TransfersOff } from './TransfersOff.tsx';
import { UplineCard } from './UplineCard.tsx';
import { useUplineTransfer, type UplineTransferState } from './use-upline-transfer.ts';

export interface UplineTransferFormProps {
  readonly member: MemberInfo;
  readonly upline: TransferTarget;
  readonly limits: TransferTargets;
  /** What of the balance is free, as a decimal string. */
  readonly withdrawable: string;
}

/** Amount and note; the payment password is asked for beside what is sent. */
export function UplineTransferForm({ member, upline, limits, withdrawable }: UplineTransferFormProps): ReactNode {
  const { t, i18n } = useTranslation('transfers');
  const { currency, availableNow } = limits;
  const name = upline.nickname ?? upline.account;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const transfer = useUplineTransfer(limits, member.id);
  const { contract, submit, bounds, sent, reading } = transfer;
  const amountErrorTexts = useAmountErrorTexts(bounds);
  const isDesktop = useIsDesktop();
  const isBusy = submit.state === 'sending' || submit.state === 'checking';
  const isInterrupted = submit.state === 'interrupted';
  const locked = subtractAmounts(parseAmount(member.balance, currency), parseAmount(withdrawable, currency));
  const isSomething = /[1-9]/.test(availableNow);
  const button = (
    <FormSubmit busyLabel={t('submit.busy')} disabled={!upline.available || isInterrupted}>
      {t('submit.label')}
    </FormSubmit>
  );
  const summary = (
    <TransferSummary member={member} name={name} transfer={transfer}>
      {isDesktop && button}
    </TransferSummary>
  );
  // Switched off since the page was opened.
  if (contract.refusal?.code === 'FEATURE_DISABLED') return <TransfersOff />;
  return (
    <>
      <ContentSection
        titleSize="section"
        title={isSomething ? t('answer.title', { amount: money(availableNow), name }) : t('answer.nothing', { name })}
      >
        <p>{locked.minor > 0n ? t('answer.locked', { locked: money(formatAmount(locked)) }) : t('answer.free')}</p>
      </ContentSection>
      {sent !== undefined && (
        <InlineAlert tone="success" live="polite" title={t('done.title', { amount: money(sent.amount), name })}>
          {t('done.text', { balance: money(sent.balance), number: sent.transactionId })}
        </InlineAlert>
      )}
      <CheckingAlert submit={submit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      <ConfirmTransfer name={name} transfer={transfer} />
      <ContractForm
        contract={contract}
        aria-label={t('title')}
        busy={isBusy}
        labels={{ amount: t('amount.label'), remark: t('remark') }}
        errorTexts={{ amount: amountErrorTexts }}
        onSubmit={({ body: { amount, remark } }) =>
          transfer.setChecked({ amount, currency, ...(remark !== undefined && { remark }) })
        }
      >
        <AsideLayout aside={summary}>
          <UplineCard upline={upline} />
          <TransferFields {...{ limits, withdrawable, name, transfer }} disabled={isBusy || isInterrupted} />
        </AsideLayout>
        {!isDesktop && (
          <StickyAction
            sum={{ label: t('summary.amount'), value: money(reading.ok ? formatAmount(reading.amount) : '0') }}
          >
            {button}
          </StickyAction>
        )}
      </ContractForm>
    </>
  );
}

interface TransferFieldsProps extends Pick<UplineTransferFormProps, 'limits' | 'withdrawable'> {
  readonly name: string;
  readonly transfer: UplineTransferState;
  readonly disabled: boolean;
}

function TransferFields(props: TransferFieldsProps): ReactNode {
  const { limits, withdrawable, name, transfer, disabled } = props;
  const { t, i18n } = useTranslation('transfers');
  const { currency, minAmount, maxAmount } = limits;
  const { contract, typed, reading } = transfer;
  const { control } = contract.form;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (
    <>
      <MoneyField
        control={control}
        name="amount"
        label={t('amount.label')}
        labelEnd={t('amount.free', { amount: money(withdrawable) })}
        value={typed}
        reading={reading}
        disabled={disabled}
        quickAmounts={[{ value: minAmount, label: money(minAmount) }]}
        hint={t('amount.limits', { min: money(minAmount), max: money(maxAmount) })}
      />
      <FormField control={control} name="remark">
        {(field) => <TextField {...field} label={t('remark')} hint={t('remarkHint', { name })} disabled={disabled} />}
      </FormField>
      <SmallPrint>{t('answer.text')}</SmallPrint>
    </>
  );
}
