import { updatePaymentPasswordBody } from '@croupier/sdk/bodies';
import { useGetMemberProfile, useUpdatePaymentPassword } from '@croupier/sdk/hooks';
import type { MemberProfile, PaymentPasswordChange } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../../shared/forms/use-contract-form.ts';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { newPaymentPasswordChecks } from '../../../../shared/payment-password/new-password-rules.ts';
import { PaymentPasswordInput } from '../../../../shared/payment-password/PaymentPasswordInput.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import { SentCodeField } from '../SentCodeField.tsx';
import type { SheetContentProps } from '../sheet-content.ts';
import { SheetLink } from '../SheetLink.tsx';
import { useRefreshSecurity } from '../use-refresh-security.ts';

/** Sets the first payment password, or changes it with the old one. */
export function ChangePaymentPassword({ onClose }: SheetContentProps): ReactNode {
  const profile = useGetMemberProfile();
  return (
    <QueryBoundary query={profile} skeleton={<Skeleton shape="box" height="20rem" />}>
      {(data) => <PaymentPasswordForm profile={data} onClose={onClose} />}
    </QueryBoundary>
  );
}

const EMPTY = {
  oldPaymentPassword: '',
  loginPassword: '',
  verificationCode: '',
  newPaymentPassword: '',
  confirmNewPaymentPassword: '',
};

interface PaymentPasswordFormProps extends SheetContentProps {
  readonly profile: MemberProfile;
}

function PaymentPasswordForm({ profile, onClose }: PaymentPasswordFormProps): ReactNode {
  const { t } = useTranslation(['security', 'paymentPassword', 'auth']);
  const refresh = useRefreshSecurity();
  const snackbar = useSnackbar();
  const { mutateAsync, isPending } = useUpdatePaymentPassword();
  const proof = proofOf(profile);
  const contract = useContractForm<PaymentPasswordChange, typeof EMPTY>(updatePaymentPasswordBody, {
    defaultValues: EMPTY,
    fields: [proof, 'newPaymentPassword', 'confirmNewPaymentPassword'],
    required: [proof],
    check: newPaymentPasswordChecks,
    fieldOfCode: {
      PAYMENT_PASSWORD_INVALID: 'oldPaymentPassword',
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
      busy={isPending}
      labels={{
        oldPaymentPassword: t('paymentPassword.old'),
        loginPassword: t('loginPassword'),
        verificationCode: t('auth:code.label'),
        newPaymentPassword: t('paymentPassword:set.new'),
        confirmNewPaymentPassword: t('paymentPassword:set.again'),
      }}
      errorTexts={{
        newPaymentPassword: { FORMAT: t('paymentPassword:incomplete'), TOO_SHORT: t('paymentPassword:incomplete') },
        confirmNewPaymentPassword: { MISMATCH: t('paymentPassword:set.differs') },
      }}
      onSubmit={async ({ body }) => {
        await mutateAsync({ body }).finally(() => void refresh());
        snackbar.show({ key: 'security', tone: 'success', text: t('paymentPassword.done') });
        onClose();
      }}
    >
      {proof === 'oldPaymentPassword' && (
        <>
          <FormField control={control} name="oldPaymentPassword">
            {(field) => <PaymentPasswordInput {...field} label={t('paymentPassword.old')} />}
          </FormField>
          <SheetLink sheet="forgottenPaymentPassword">{t('paymentPassword.forgotten')}</SheetLink>
        </>
      )}
      {proof === 'loginPassword' && (
        <FormField control={control} name="loginPassword">
          {(field) => <PasswordInput {...field} />}
        </FormField>
      )}
      {proof === 'verificationCode' && (
        <FormField control={control} name="verificationCode">
          {(field) => <SentCodeField {...field} />}
        </FormField>
      )}
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

/** What proves that the member may set the payment password. */
function proofOf({
  paymentPasswordSet,
  passwordSet,
}: MemberProfile): 'oldPaymentPassword' | 'loginPassword' | 'verificationCode' {
  if (paymentPasswordSet) return 'oldPaymentPassword';
  return passwordSet ? 'loginPassword' : 'verificationCode';
}
