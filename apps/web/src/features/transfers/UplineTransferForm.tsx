import { formatAmount, formatMoney } from '@croupier/sdk/rules';
import type { MemberInfo, TransferTargets } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { AmountField } from '@croupier/ui/inputs/AmountField';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { StickyAction } from '@croupier/ui/layout/StickyAction';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { TransferSummary } from './TransferSummary.tsx';
import { useUplineTransfer, type UplineTransferState } from './use-upline-transfer.ts';

export interface UplineTransferFormProps {
  readonly member: MemberInfo;
  /** The upline and the limits; at least one target. */
  readonly limits: TransferTargets;
  /** What of the balance is free, as a decimal string. */
  readonly withdrawable: string;
}

/** Amount and note; the payment password is asked for beside what is sent. */
export function UplineTransferForm({ member, limits, withdrawable }: UplineTransferFormProps): ReactNode {
  const { t, i18n } = useTranslation('transfers');
  const { currency, availableNow, content } = limits;
  const [upline] = content;
  const name = upline?.nickname ?? upline?.account ?? '';
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const transfer = useUplineTransfer(limits, member.id);
  const { contract, submit, bounds, sent } = transfer;
  const isDesktop = useIsDesktop();
  const isBusy = submit.state === 'sending' || submit.state === 'checking';
  const isInterrupted = submit.state === 'interrupted';
  const isSomething = /[1-9]/.test(availableNow);
  const button = (
    <FormSubmit busyLabel={t('submit.busy')} disabled={upline?.available === false || isInterrupted}>
      {t('submit.label')}
    </FormSubmit>
  );
  const summary = (
    <TransferSummary member={member} name={name} transfer={transfer}>
      {isDesktop && button}
    </TransferSummary>
  );
  return (
    <>
      <ContentSection
        titleSize="section"
        title={isSomething ? t('answer.title', { amount: money(availableNow), name }) : t('answer.nothing', { name })}
      >
        <p>{t('answer.text')}</p>
      </ContentSection>
      {sent !== undefined && (
        <InlineAlert tone="success" live="polite" title={t('done.title', { amount: money(sent.amount), name })}>
          {t('done.text', { balance: money(sent.balance), number: sent.transactionId })}
        </InlineAlert>
      )}
      <ConfirmTransfer name={name} transfer={transfer} />
      <ContractForm
        contract={contract}
        aria-label={t('title')}
        busy={isBusy}
        labels={{ amount: t('amount.label'), remark: t('remark') }}
        errorTexts={{ amount: useAmountErrorTexts(bounds) }}
        onSubmit={({ body: { amount, remark } }) =>
          transfer.setChecked({ amount, currency, ...(remark !== undefined && { remark }) })
        }
      >
        <AsideLayout aside={summary}>
          <TransferFields {...{ member, limits, withdrawable, name, transfer }} disabled={isBusy || isInterrupted} />
        </AsideLayout>
        {!isDesktop && <StickyAction>{button}</StickyAction>}
      </ContractForm>
    </>
  );
}

interface TransferFieldsProps extends UplineTransferFormProps {
  readonly name: string;
  readonly transfer: UplineTransferState;
  readonly disabled: boolean;
}

function TransferFields(props: TransferFieldsProps): ReactNode {
  const { member, limits, withdrawable, name, transfer, disabled } = props;
  const { t, i18n } = useTranslation('transfers');
  const { currency, minAmount, maxAmount } = limits;
  const { contract, typed, reading } = transfer;
  const { control } = contract.form;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (
    <>
      <FormField control={control} name="amount">
        {(field) => (
          <AmountField
            {...field}
            label={t('amount.label')}
            labelEnd={t('amount.free', { amount: money(withdrawable) })}
            currency={member.currencySymbol}
            placeholder="0.00"
            value={typed}
            disabled={disabled}
            quickLabel={t('amount.quick')}
            quickAmounts={[{ value: minAmount, label: money(minAmount) }]}
            reading={reading.ok ? t('amount.reading', { amount: money(formatAmount(reading.amount)) }) : ''}
            hint={t('amount.limits', { min: money(minAmount), max: money(maxAmount) })}
          />
        )}
      </FormField>
      <FormField control={control} name="remark">
        {(field) => <TextField {...field} label={t('remark')} hint={t('remarkHint', { name })} disabled={disabled} />}
      </FormField>
    </>
  );
}
