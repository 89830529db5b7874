import { transferWalletBody } from '@croupier/sdk/bodies';
import { transferWallet } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { formatAmount, formatMoney, readAmountInput } from '@croupier/sdk/rules';
import type { MerchantWallets, TransferWalletData, WalletTransfer } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { AmountField } from '@croupier/ui/inputs/AmountField';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useIdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { refetchBalance } from '../../shared/member-balance.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';

type MoveBody = TransferWalletData['body'];

interface MoveValues {
  direction: string;
  wallet: string;
  amount: string;
}

const send = async (body: MoveBody, intent: string): Promise<WalletTransfer> =>
  (await transferWallet({ body, meta: { intent } })).value;

/** Moves money between the main wallet and a vendor's. */
export function MoveMoney({ wallets }: { readonly wallets: MerchantWallets }): ReactNode {
  const { t, i18n } = useTranslation('wallets');
  const { member } = useMemberSession();
  const queryClient = useQueryClient();
  const { currency, minTransfer, maxTransfer } = wallets;
  const vendors = wallets.wallets.filter(({ wallet }) => wallet !== 'MAIN');
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const bounds = { currency, minimum: minTransfer, maximum: maxTransfer };
  const [isDone, setIsDone] = useState(false);
  const onAccepted = useCallback((): void => {
    setIsDone(true);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('listMerchantWallets') });
    void refetchBalance(queryClient);
  }, [queryClient]);
  const submit = useIdempotentSubmit<MoveBody, WalletTransfer>({
    name: 'walletMove',
    rules: transferWalletBody,
    memberId: member.id,
    send,
    onAccepted,
    list: 'listTransactions',
  });
  const contract = useContractForm<MoveBody, MoveValues>(transferWalletBody, {
    defaultValues: {
      direction: 'in',
      wallet: vendors.find(({ maintenance }) => !maintenance)?.wallet ?? '',
      amount: '',
    },
    lateRefusal: submit.rejection,
    constants: ({ direction, wallet }) => ({
      currency,
      ...(direction === 'in' ? { fromWallet: 'MAIN', toWallet: wallet } : { fromWallet: wallet, toWallet: 'MAIN' }),
    }),
    read: {
      amount: ({ amount }) => {
        const reading = readAmountInput(amount, bounds);
        return reading.ok ? { ok: true, value: formatAmount(reading.amount) } : reading;
      },
    },
    fieldOfCode: { AMOUNT_OUT_OF_RANGE: 'amount', INSUFFICIENT_BALANCE: 'amount', VENDOR_MAINTENANCE: 'wallet' },
  });
  const { control } = contract.form;
  const values = useWatch({ control, compute: (typed: MoveValues) => typed });
  const from = wallets.wallets.find(({ wallet }) => wallet === (values.direction === 'in' ? 'MAIN' : values.wallet));
  const reading = readAmountInput(values.amount, bounds);
  const isBusy = submit.state !== 'ready';
  return (
    <ContentSection framed title={t('move.title')}>
      <ContractForm
        contract={contract}
        aria-label={t('move.title')}
        busy={isBusy}
        labels={{ amount: t('move.amount'), wallet: t('move.wallet') }}
        errorTexts={{ amount: useAmountErrorTexts(bounds) }}
        onSubmit={({ body }) => {
          setIsDone(false);
          submit.submit(body);
        }}
      >
        <FormField control={control} name="direction">
          {(field) => (
            <SegmentedControl
              {...field}
              label={t('move.direction')}
              options={[
                { value: 'in', label: t('move.in') },
                { value: 'out', label: t('move.out') },
              ]}
            />
          )}
        </FormField>
        <FormField control={control} name="wallet">
          {(field) => (
            <SelectField
              {...field}
              label={t('move.wallet')}
              disabled={isBusy}
              options={vendors.map(({ wallet, displayName, maintenance }) => ({
                value: wallet,
                label: maintenance ? t('move.closed', { name: displayName }) : displayName,
                disabled: maintenance,
              }))}
            />
          )}
        </FormField>
        <FormField control={control} name="amount">
          {(field) => (
            <AmountField
              {...field}
              label={t('move.amount')}
              labelEnd={from && t('move.has', { name: from.displayName, amount: money(from.balance) })}
              currency={member.currencySymbol}
              placeholder="0.00"
              value={values.amount}
              disabled={isBusy}
              quickLabel={t('move.quick')}
              quickAmounts={from === undefined ? [] : [{ value: from.balance, label: t('move.everything') }]}
              reading={reading.ok ? t('move.reading', { amount: money(formatAmount(reading.amount)) }) : ''}
              hint={t('move.limits', { min: money(minTransfer), max: money(maxTransfer) })}
            />
          )}
        </FormField>
        {submit.state === 'checking' && (
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
        {isDone && (
          <InlineAlert tone="success" live="polite">
            {t('move.done')}
          </InlineAlert>
        )}
        <FormSubmit busyLabel={t('move.busy')}>{t('move.submit')}</FormSubmit>
      </ContractForm>
    </ContentSection>
  );
}
