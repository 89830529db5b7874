import { bindMemberEmailBody } from '@croupier/sdk/bodies';
import { sendEmailCode } from '@croupier/sdk/client';
import { useBindMemberEmail, useGetMemberProfile } from '@croupier/sdk/hooks';
import type { EmailBinding, MemberProfile } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../../shared/forms/use-contract-form.ts';
import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { CodeField } from '../../../../shared/verification/CodeField.tsx';
import { useSendCode } from '../../../../shared/verification/use-send-code.ts';
import type { SheetContentProps } from '../sheet-content.ts';
import { useRefreshSecurity } from '../use-refresh-security.ts';
import { emptyContact, readOwnerProof, type ContactValues } from './owner-proof.ts';
import { OwnerProofFields } from './OwnerProofFields.tsx';

/** Binds an email address, or replaces it after a proof of the owner. */
export function ChangeEmail({ onClose }: SheetContentProps): ReactNode {
  const profile = useGetMemberProfile();
  return (
    <QueryBoundary query={profile} skeleton={<Skeleton shape="box" height="20rem" />}>
      {(data) => <EmailForm profile={data} onClose={onClose} />}
    </QueryBoundary>
  );
}

interface EmailFormProps extends SheetContentProps {
  readonly profile: MemberProfile;
}

function EmailForm({ profile, onClose }: EmailFormProps): ReactNode {
  const { t } = useTranslation(['security', 'auth']);
  const refresh = useRefreshSecurity();
  const snackbar = useSnackbar();
  const codeSender = useSendCode({ name: 'bindEmail' });
  const { mutateAsync, isPending } = useBindMemberEmail();
  const contract = useContractForm<EmailBinding, ContactValues>(bindMemberEmailBody, {
    defaultValues: emptyContact(profile.email !== undefined, profile),
    read: readOwnerProof,
    fieldOfCode: {
      EMAIL_TAKEN: 'email',
      SMS_CODE_INVALID: 'verificationCode',
      SMS_CODE_EXPIRED: 'verificationCode',
      PASSWORD_CHECK_FAILED: 'loginPassword',
    },
  });
  const { form } = contract;
  const sendCode = async (): Promise<void> => {
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    const email = form.getValues('email').trim();
    codeSender.send(async () => sendEmailCode({ body: { email } }));
  };
  return (
    <ContractForm
      contract={contract}
      busy={isPending}
      labels={{
        email: t('email.label'),
        verificationCode: t('auth:code.label'),
        loginPassword: t('loginPassword'),
        currentContactCode: t('proof.EMAIL'),
      }}
      onSubmit={async ({ body }) => {
        await mutateAsync({ body }).finally(() => void refresh());
        snackbar.show({ key: 'security', tone: 'success', text: t('email.done') });
        onClose();
      }}
    >
      <p>{t(profile.email === undefined ? 'email.text' : 'contactHold')}</p>
      <FormField control={form.control} name="email">
        {(field) => <TextField {...field} type="email" label={t('email.label')} autoComplete="email" />}
      </FormField>
      <FormField control={form.control} name="verificationCode">
        {(field) => <CodeField {...field} codeSender={codeSender} onSend={() => void sendCode()} />}
      </FormField>
      <OwnerProofFields
        control={form.control}
        channel="EMAIL"
        isBound={profile.email !== undefined}
        hasPassword={profile.passwordSet}
      />
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('saving')}>{t('email.submit')}</FormSubmit>
    </ContractForm>
  );
}
