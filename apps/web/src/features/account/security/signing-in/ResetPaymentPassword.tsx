import { resetPaymentPasswordBody } from '@croupier/sdk/bodies';
import { resetPaymentPassword } from '@croupier/sdk/client';
import type { PaymentPasswordReset } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../../shared/forms/use-contract-form.ts';
import { newPaymentPasswordChecks } from '../../../../shared/payment-password/new-password-rules.ts';
import { PaymentPasswordInput } from '../../../../shared/payment-password/PaymentPasswordInput.tsx';
import { isUnderWay, OutcomeAlert } from '../OutcomeAlert.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import { SentCodeField } from '../SentCodeField.tsx';
import type { SheetContentProps } from '../sheet-content.ts';
import { useSecureSubmit } from '../use-secure-submit.ts';

const EMPTY = { loginPassword: '', verificationCode: '', newPaymentPassword: '', confirmNewPaymentPassword: '' };

const send = async (body: PaymentPasswordReset, intent: string): Promise<unknown> =>
  resetPaymentPassword({ body, meta: { intent } });

/** Replaces a forgotten payment password, with the login password and a code. */
export function ResetPaymentPassword({ onClose }: SheetContentProps): ReactNode {
  const { t } = useTranslation(['security', 'paymentPassword', 'auth']);
  const submit = useSecureSubmit<PaymentPasswordReset, unknown>({
    name: 'paymentPasswordReset',
    rules: resetPaymentPasswordBody,
    send,
    doneText: t('paymentPassword.done'),
    onDone: onClose,
  });
  const contract = useContractForm<PaymentPasswordReset, typeof EMPTY>(resetPaymentPasswordBody, {
    defaultValues: { ...EMPTY, ...submit.pending?.body },
    lateRefusal: submit.rejection,
    check: newPaymentPasswordChecks,
    fieldOfCode: {
      PASSWORD_CHECK_FAILED: 'loginPassword',
      SMS_CODE_INVALID: 'verificationCode',
      SMS_CODE_EXPIRED: 'verificationCode',
      PASSWORD_MISMATCH: 'confirmNewPaymentPassword',
    },
  });
  const { control } = contract.form;
  return (
    <ContractForm
      contract={contract}
      busy={isUnderWay(submit)}
      labels={{
        loginPassword: t('loginPassword'),
        verificationCode: t('auth:code.label'),
        newPaymentPassword: t('paymentPassword:set.new'),
        confirmNewPaymentPassword: t('paymentPassword:set.again'),
      }}
      errorTexts={{
        newPaymentPassword: { FORMAT: t('paymentPassword:incomplete'), TOO_SHORT: t('paymentPassword:incomplete') },
        confirmNewPaymentPassword: { MISMATCH: t('paymentPassword:set.differs') },
      }}
      onSubmit={({ body }) => submit.submit(body)}
    >
      <OutcomeAlert submit={submit} />
      <FormField control={control} name="loginPassword">
        {(field) => <PasswordInput {...field} />}
      </FormField>
      <FormField control={control} name="verificationCode">
        {(field) => <SentCodeField {...field} />}
      </FormField>
      <FormField control={control} name="newPaymentPassword">
        {(field) => (
          <PaymentPasswordInput {...field} label={t('paymentPassword:set.new')} hint={t('paymentPassword:hint')} />
        )}
      </FormField>
      <FormField control={control} name="confirmNewPaymentPassword">
        {(field) => <PaymentPasswordInput {...field} label={t('paymentPassword:set.again')} />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('saving')}>{t('save')}</FormSubmit>
    </ContractForm>
  );
}
