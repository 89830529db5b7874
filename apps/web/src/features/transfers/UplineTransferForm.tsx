import { transferToUplineBody } from '@croupier/sdk/bodies';
import { transferToUpline } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { formatAmount, formatMoney, parseAmount, readAmountInput, subtractAmounts } from '@croupier/sdk/rules';
import type { MemberInfo, TransferTargets, UplineTransfer, TransferToUplineResponse } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Receipt } from '@croupier/ui/data/Receipt';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { AmountField } from '@croupier/ui/inputs/AmountField';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { StickyAction } from '@croupier/ui/layout/StickyAction';
import { useIsDesktop } from '@croupier/ui/theme';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useIdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { setCachedBalance } from '../../shared/member-balance.ts';
import { isAboutPaymentPassword, PaymentPasswordSheet } from '../../shared/payment-password/PaymentPasswordSheet.tsx';

interface TransferValues {
  amount: string;
  remark: string;
}

export interface UplineTransferFormProps {
  readonly member: MemberInfo;
  /** The upline and the limits; at least one target. */
  readonly limits: TransferTargets;
  /** What of the balance is free, as a decimal string. */
  readonly withdrawable: string;
}

const send = async (body: UplineTransfer, intent: string): Promise<TransferToUplineResponse['value']> =>
  (await transferToUpline({ body, meta: { intent } })).value;

/** Amount and note; the payment password is asked for beside what is sent. */
export function UplineTransferForm({ member, limits, withdrawable }: UplineTransferFormProps): ReactNode {
  const { t, i18n } = useTranslation('transfers');
  const queryClient = useQueryClient();
  const { currency, minAmount, maxAmount, availableNow, content } = limits;
  const [upline] = content;
  const name = upline?.nickname ?? upline?.account ?? '';
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const bounds = { currency, minimum: minAmount, maximum: maxAmount };
  const [checked, setChecked] = useState<Omit<UplineTransfer, 'paymentPassword'>>();
  const [sent, setSent] = useState<TransferToUplineResponse['value']>();
  const contract = useContractForm<UplineTransfer, TransferValues>(transferToUplineBody, {
    defaultValues: { amount: '', remark: '' },
    constants: () => ({ currency }),
    read: {
      amount: ({ amount }) => {
        const reading = readAmountInput(amount, bounds);
        return reading.ok ? { ok: true, value: formatAmount(reading.amount) } : reading;
      },
    },
    fieldOfCode: { AMOUNT_OUT_OF_RANGE: 'amount', INSUFFICIENT_BALANCE: 'amount', WITHDRAW_TURNOVER_UNMET: 'amount' },
  });
  const { form } = contract;
  const onAccepted = useCallback(
    (transfer: TransferToUplineResponse['value']): void => {
      setChecked(undefined);
      setSent(transfer);
      form.reset();
      setCachedBalance(queryClient, transfer.balance);
      for (const call of ['getTransferTargets', 'getWithdrawConfig', 'listTransactions'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) });
    },
    [form, queryClient],
  );
  const submit = useIdempotentSubmit({
    name: 'uplineTransfer',
    rules: transferToUplineBody,
    memberId: member.id,
    send,
    onAccepted,
    list: 'listTransfers',
  });
  const { rejection, state, pending } = submit;
  useEffect(() => {
    if (rejection === undefined || isAboutPaymentPassword(rejection)) return;
    setChecked(undefined);
    contract.refuse(rejection);
    // Once for each refusal, whatever else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rejection]);
  const typed = useWatch({ control: form.control, compute: ({ amount }: TransferValues) => amount });
  const reading = readAmountInput(typed, bounds);
  const balance = parseAmount(member.balance, currency);
  const after = reading.ok ? subtractAmounts(balance, reading.amount) : balance;
  const shown = state === 'interrupted' ? pending?.body : checked;
  const isDesktop = useIsDesktop();
  const isBusy = state === 'sending' || state === 'checking';
  const isSomething = /[1-9]/.test(availableNow);
  const button = (
    <FormSubmit busyLabel={t('submit.busy')} disabled={upline?.available === false}>
      {t('submit.label')}
    </FormSubmit>
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
      <ContractForm
        contract={contract}
        aria-label={t('title')}
        busy={isBusy}
        labels={{ amount: t('amount.label'), remark: t('remark') }}
        errorTexts={{ amount: useAmountErrorTexts(bounds) }}
        onSubmit={({ body: { amount, remark } }) => {
          setSent(undefined);
          setChecked({ amount, currency, ...(remark !== undefined && { remark }) });
        }}
      >
        <AsideLayout
          aside={
            <>
              {state === 'checking' && (
                <InlineAlert
                  tone="warning"
                  live="polite"
                  title={t('checking.title')}
                  action={<Button onClick={submit.checkNow}>{t('checking.now')}</Button>}
                >
                  {t('checking.text')}
                </InlineAlert>
              )}
              <FailureAlert error={contract.failure} />
              <Receipt
                lines={[
                  { id: 'to', label: t('summary.to'), value: <bdi>{name}</bdi> },
                  {
                    id: 'after',
                    label: t('summary.after'),
                    value: money(formatAmount(after.minor < 0n ? balance : after)),
                  },
                ]}
                total={{
                  label: t('summary.amount'),
                  value: money(reading.ok ? formatAmount(reading.amount) : '0'),
                }}
              >
                {isDesktop && button}
              </Receipt>
            </>
          }
        >
          <FormField control={form.control} name="amount">
            {(field) => (
              <AmountField
                {...field}
                label={t('amount.label')}
                labelEnd={t('amount.free', { amount: money(withdrawable) })}
                currency={member.currencySymbol}
                placeholder="0.00"
                value={typed}
                disabled={isBusy}
                quickLabel={t('amount.quick')}
                quickAmounts={[{ value: minAmount, label: money(minAmount) }]}
                reading={reading.ok ? t('amount.reading', { amount: money(formatAmount(reading.amount)) }) : ''}
                hint={t('amount.limits', { min: money(minAmount), max: money(maxAmount) })}
              />
            )}
          </FormField>
          <FormField control={form.control} name="remark">
            {(field) => <TextField {...field} label={t('remark')} hint={t('remarkHint', { name })} disabled={isBusy} />}
          </FormField>
        </AsideLayout>
        {!isDesktop && <StickyAction>{button}</StickyAction>}
      </ContractForm>
      <PaymentPasswordSheet
        open={shown !== undefined && state !== 'checking'}
        onClose={() => setChecked(undefined)}
        title={shown === undefined ? '' : t('confirm.title', { amount: money(shown.amount) })}
        lines={[
          { id: 'to', label: t('summary.to'), value: <bdi>{name}</bdi> },
          ...(shown?.remark === undefined ? [] : [{ id: 'remark', label: t('remark'), value: shown.remark }]),
        ]}
        total={{ label: t('summary.amount'), value: shown === undefined ? '' : money(shown.amount) }}
        note={t(state === 'interrupted' ? 'confirm.interrupted' : 'confirm.note')}
        confirmLabel={shown === undefined ? '' : t('confirm.submit', { amount: money(shown.amount) })}
        busy={state === 'sending'}
        busyLabel={t('confirm.busy')}
        rejection={rejection}
        onConfirm={(paymentPassword) => {
          if (shown !== undefined) submit.submit({ ...shown, paymentPassword });
        }}
      />
    </>
  );
}
