import { updatePaymentPasswordBody } from '@croupier/sdk/bodies';
import { updatePaymentPassword } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { PaymentPasswordChange } from '@croupier/sdk/types';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { PasswordField } from '@croupier/ui/inputs/PasswordField';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../FailureAlert.tsx';
import { ContractForm } from '../forms/ContractForm.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { newPaymentPasswordChecks } from './new-password-rules.ts';
import { PaymentPasswordInput } from './PaymentPasswordInput.tsx';

type SetValues = Record<'newPaymentPassword' | 'confirmNewPaymentPassword' | 'loginPassword', string>;

/** Sets the payment password of an account that has none yet, in place of a form that needs it. */
export function SetPaymentPassword(): ReactNode {
  const { t } = useTranslation('paymentPassword');
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const contract = useContractForm<PaymentPasswordChange, SetValues>(updatePaymentPasswordBody, {
    defaultValues: { newPaymentPassword: '', confirmNewPaymentPassword: '', loginPassword: '' },
    required: ['loginPassword'],
    check: newPaymentPasswordChecks,
    fieldOfCode: { PASSWORD_CHECK_FAILED: 'loginPassword', PASSWORD_MISMATCH: 'confirmNewPaymentPassword' },
  });
  const reveal = { showLabel: t('show'), hideLabel: t('hide') };
  return (
    <ContentSection framed title={t('set.title')}>
      <p>{t('set.text')}</p>
      <ContractForm
        contract={contract}
        aria-label={t('set.title')}
        labels={{
          newPaymentPassword: t('set.new'),
          confirmNewPaymentPassword: t('set.again'),
          loginPassword: t('set.login'),
        }}
        errorTexts={{
          newPaymentPassword: { FORMAT: t('incomplete'), TOO_SHORT: t('incomplete') },
          confirmNewPaymentPassword: { MISMATCH: t('set.differs') },
        }}
        onSubmit={async ({ body }) => {
          await updatePaymentPassword({ body });
          snackbar.show({ key: 'paymentPassword', tone: 'success', text: t('set.done') });
          await queryClient.invalidateQueries({ queryKey: queryKeyOf('getWithdrawConfig') });
        }}
      >
        <FormField control={contract.form.control} name="newPaymentPassword">
          {(field) => <PaymentPasswordInput {...field} label={t('set.new')} hint={t('hint')} />}
        </FormField>
        <FormField control={contract.form.control} name="confirmNewPaymentPassword">
          {(field) => <PaymentPasswordInput {...field} label={t('set.again')} />}
        </FormField>
        <FormField control={contract.form.control} name="loginPassword">
          {(field) => <PasswordField {...field} {...reveal} label={t('set.login')} autoComplete="current-password" />}
        </FormField>
        <FailureAlert error={contract.failure} />
        <FormSubmit busyLabel={t('set.busy')}>{t('set.submit')}</FormSubmit>
      </ContractForm>
    </ContentSection>
  );
}
