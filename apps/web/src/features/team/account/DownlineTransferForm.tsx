import { formatMoney } from '@croupier/sdk/rules';
import type { DownlineDetail, MemberInfo, TransferTargets } from '@croupier/sdk/types';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../../shared/forms/CheckingAlert.tsx';
import { ContractForm } from '../../../shared/forms/ContractForm.tsx';
import { MoneyField } from '../../../shared/forms/MoneyField.tsx';
import { useAmountErrorTexts } from '../../../shared/forms/use-amount-error-texts.ts';
import { PaymentPasswordSheet } from '../../../shared/payment-password/PaymentPasswordSheet.tsx';
import { useDownlineTransfer, type DownlineTransferState } from './use-downline-transfer.ts';
import { TransferBalances } from './TransferBalances.tsx';

export interface DownlineTransferFormProps {
  readonly member: MemberInfo;
  readonly receiver: DownlineDetail;
  readonly limits: TransferTargets;
  /** What of the balance is free, as a decimal string. */
  readonly withdrawable: string;
}

/** Amount and note, both balances before and after, and the payment password. */
export function DownlineTransferForm(props: DownlineTransferFormProps): ReactNode {
  const { member, receiver, limits } = props;
  const { t, i18n } = useTranslation('team');
  const { account, nickname = account } = receiver;
  const { currency } = limits;
  const transfer = useDownlineTransfer(limits, member.id);
  const { contract, submit, bounds, sent, reading } = transfer;
  const amountErrorTexts = useAmountErrorTexts(bounds);
  const isBusy = submit.state === 'sending' || submit.state === 'checking';
  const isOpen = limits.content.find((target) => target.account === account)?.available !== false;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (
    <>
      {sent !== undefined && (
        <InlineAlert
          tone="success"
          live="polite"
          title={t('transfer.done.title', { amount: money(sent.amount), name: sent.nickname ?? sent.account })}
        >
          {t('transfer.done.text', { balance: money(sent.balance), number: sent.transactionId })}
        </InlineAlert>
      )}
      {!isOpen && <InlineAlert tone="warning">{t('transfer.closed', { name: nickname })}</InlineAlert>}
      <CheckingAlert submit={submit} title={t('transfer.checking.title')}>
        {t('transfer.checking.text')}
      </CheckingAlert>
      <ConfirmTransfer transfer={transfer} />
      <FailureAlert error={contract.failure} />
      <ContractForm
        contract={contract}
        aria-label={t('parts.transfer', { name: nickname })}
        busy={isBusy}
        labels={{ amount: t('transfer.amount'), remark: t('transfer.note') }}
        errorTexts={{ amount: amountErrorTexts }}
        onSubmit={({ body: { amount, remark } }) =>
          transfer.setChecked({ account, amount, currency, ...(remark !== undefined && { remark }) })
        }
      >
        <TransferFields {...props} transfer={transfer} disabled={isBusy || submit.state === 'interrupted'} />
        <TransferBalances member={member} receiver={receiver} reading={reading} />
        <FormSubmit busyLabel={t('transfer.busy')} disabled={!isOpen || submit.state === 'interrupted'}>
          {t('transfer.check')}
        </FormSubmit>
      </ContractForm>
    </>
  );
}

interface TransferFieldsProps extends DownlineTransferFormProps {
  readonly transfer: DownlineTransferState;
  readonly disabled: boolean;
}

function TransferFields(props: TransferFieldsProps): ReactNode {
  const { receiver, limits, withdrawable, transfer, disabled } = props;
  const { t, i18n } = useTranslation('team');
  const { account, nickname = account } = receiver;
  const { currency, minAmount, maxAmount } = limits;
  const { control } = transfer.contract.form;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  return (
    <>
      <MoneyField
        control={control}
        name="amount"
        label={t('transfer.amount')}
        labelEnd={t('transfer.free', { amount: money(withdrawable) })}
        value={transfer.typed}
        reading={transfer.reading}
        disabled={disabled}
        quickAmounts={[{ value: minAmount, label: money(minAmount) }]}
        hint={t('transfer.limits', { min: money(minAmount), max: money(maxAmount) })}
      />
      <FormField control={control} name="remark">
        {(field) => (
          <TextField
            {...field}
            label={t('transfer.note')}
            hint={t('transfer.noteHint', { name: nickname })}
            disabled={disabled}
          />
        )}
      </FormField>
    </>
  );
}

function ConfirmTransfer({ transfer }: Pick<TransferFieldsProps, 'transfer'>): ReactNode {
  const { t, i18n } = useTranslation('team');
  const { checked, setChecked, submit } = transfer;
  const amount = checked === undefined ? '' : formatMoney(checked.amount, checked.currency, i18n.language);
  return (
    <PaymentPasswordSheet
      open={checked !== undefined && submit.state !== 'checking'}
      onClose={() => setChecked(undefined)}
      title={t('transfer.confirm', { amount })}
      lines={[
        { id: 'to', label: t('transfer.to'), value: <bdi>{checked?.account}</bdi> },
        ...(checked?.remark === undefined ? [] : [{ id: 'note', label: t('transfer.note'), value: checked.remark }]),
      ]}
      total={{ label: t('transfer.amount'), value: amount }}
      note={t('transfer.final')}
      interrupted={
        submit.state === 'interrupted'
          ? { title: t('transfer.checking.title'), text: t('transfer.interrupted') }
          : undefined
      }
      confirmLabel={t('transfer.confirm', { amount })}
      busy={submit.state === 'sending'}
      busyLabel={t('transfer.busy')}
      rejection={submit.rejection}
      onConfirm={(paymentPassword) => {
        if (checked !== undefined) submit.submit({ ...checked, paymentPassword });
      }}
    />
  );
}
