import { createBankCardBody } from '@croupier/sdk/bodies';
import { createBankCard } from '@croupier/sdk/client';
import { queryKeyOf, useGetMemberProfile, useListBanks } from '@croupier/sdk/hooks';
import type { BankCard, BankCardRequest, Currency } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { PaymentPasswordField } from '@croupier/ui/inputs/PaymentPasswordField';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';

type CardValues = Record<'bankCode' | 'accountNumber' | 'payeeName' | 'paymentPassword', string>;

export interface AddBankCardProps {
  readonly currency: Currency;
  /** Hours before the card can be paid to; 0 for at once. */
  readonly newCardHours: number;
  readonly onAdded: (card: BankCard) => void;
}

/** Binds an account of a bank or an e-wallet. */
export function AddBankCard({ currency, newCardHours, onAdded }: AddBankCardProps): ReactNode {
  const { t } = useTranslation(['withdrawal', 'paymentPassword']);
  const banks = useListBanks({ currency });
  const queryClient = useQueryClient();
  const profile = useGetMemberProfile();
  const contract = useContractForm<BankCardRequest, CardValues>(createBankCardBody, {
    defaultValues: { bankCode: '', accountNumber: '', payeeName: '', paymentPassword: '' },
    read: { accountNumber: ({ accountNumber }) => ({ ok: true, value: accountNumber.replaceAll(/[\s-]/g, '') }) },
    fieldOfCode: { BANK_CARD_DUPLICATE: 'accountNumber', PAYMENT_PASSWORD_INVALID: 'paymentPassword' },
  });
  const { control } = contract.form;
  return (
    <QueryBoundary query={banks} failure={t('cards.banksFailed')} skeleton={<Skeleton shape="box" height="18rem" />}>
      {({ list }) => (
        <ContractForm
          contract={contract}
          aria-label={t('cards.addTitle')}
          labels={{
            bankCode: t('cards.bank'),
            accountNumber: t('cards.number'),
            payeeName: t('cards.holder'),
            paymentPassword: t('paymentPassword:label'),
          }}
          errorTexts={{
            accountNumber: { FORMAT: t('cards.numberWrong') },
            payeeName: { NOT_ALLOWED: t('cards.holderWrong') },
          }}
          onSubmit={async ({ body }) => {
            const { value } = await createBankCard({ body });
            await queryClient.invalidateQueries({ queryKey: queryKeyOf('listBankCards') });
            onAdded(value);
          }}
        >
          <FormField control={control} name="bankCode">
            {(field) => (
              <SelectField
                {...field}
                label={t('cards.bank')}
                placeholder={t('cards.chooseBank')}
                options={list.map(({ bankCode, name }) => ({ value: bankCode, label: name }))}
              />
            )}
          </FormField>
          <FormField control={control} name="accountNumber">
            {(field) => <TextField {...field} label={t('cards.number')} inputMode="numeric" autoComplete="off" />}
          </FormField>
          <FormField control={control} name="payeeName">
            {(field) => (
              <TextField
                {...field}
                label={t('cards.holder')}
                autoComplete="name"
                hint={
                  profile.data?.payeeName === undefined
                    ? t('cards.holderHint')
                    : t('cards.holderIs', { name: profile.data.payeeName })
                }
              />
            )}
          </FormField>
          <FormField control={control} name="paymentPassword">
            {(field) => (
              <PaymentPasswordField
                {...field}
                label={t('paymentPassword:label')}
                showLabel={t('paymentPassword:show')}
                hideLabel={t('paymentPassword:hide')}
                hint={newCardHours === 0 ? t('cards.atOnce') : t('cards.wait', { count: newCardHours })}
              />
            )}
          </FormField>
          <FailureAlert error={contract.failure} />
          <FormSubmit busyLabel={t('cards.adding')}>{t('cards.add')}</FormSubmit>
        </ContractForm>
      )}
    </QueryBoundary>
  );
}
