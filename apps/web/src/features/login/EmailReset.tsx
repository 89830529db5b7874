import { requestPasswordResetByEmailBody } from '@croupier/sdk/bodies';
import { useGetRegisterSetting, useRequestPasswordResetByEmail } from '@croupier/sdk/hooks';
import { validateField } from '@croupier/sdk/rules';
import type { RequestPasswordResetByEmailData } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { TextField } from '@croupier/ui/inputs/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { useRuleErrorText } from '../../shared/field-rules/use-rule-error-text.ts';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useFirstFocus } from '../../shared/use-first-focus.ts';

type ResetRequest = NonNullable<RequestPasswordResetByEmailData['body']>;

export interface EmailResetProps {
  /** User name to fill in. */
  readonly account: string;
  /** Called when the platform has accepted the request, with the email address that was entered. */
  readonly onSent: (email: string) => void;
}

/** Asks for a reset link by user name and email address [FORGOT-04] [VAL-13]. */
export function EmailReset({ account, onSent }: EmailResetProps): ReactNode {
  const { t } = useTranslation('login');
  const ruleErrorText = useRuleErrorText();
  const { data } = useGetRegisterSetting({ registerMethod: 'USERNAME' });
  const usernameRules = data?.fields['username'];
  const { mutateAsync, isPending } = useRequestPasswordResetByEmail();
  const contract = useContractForm<ResetRequest, ResetRequest>(requestPasswordResetByEmailBody, {
    defaultValues: { username: account, email: '' },
    check: { username: (name) => usernameRules && validateField(name, usernameRules)?.reason },
  });
  const { control, setFocus } = contract.form;
  useFirstFocus(() => setFocus(account === '' ? 'username' : 'email'));
  const wrongUsername = ruleErrorText('username', usernameRules ?? { enabled: true, required: true });
  return (
    <ContractForm
      contract={contract}
      busy={isPending}
      labels={{ username: t('username'), email: t('forgot.email') }}
      errorTexts={{
        username: { TOO_SHORT: wrongUsername, TOO_LONG: wrongUsername, PATTERN: wrongUsername },
        email: { FORMAT: ruleErrorText('email', { enabled: true, required: true }) },
      }}
      onSubmit={async ({ body }) => {
        await mutateAsync({ body });
        onSent(body.email);
      }}
    >
      <FormField control={control} name="username">
        {(field) => (
          <TextField
            {...field}
            label={t('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField control={control} name="email">
        {(field) => <TextField {...field} label={t('forgot.email')} type="email" autoComplete="email" />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('forgot.sending')}>{t('forgot.send')}</FormSubmit>
    </ContractForm>
  );
}
