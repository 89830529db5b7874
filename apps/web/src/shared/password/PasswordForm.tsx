import { changePasswordBody } from '@croupier/sdk/bodies';
import { validateField } from '@croupier/sdk/rules';
import type { PasswordChange, RegistrationFieldConfig } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { PasswordField } from '@croupier/ui/inputs/PasswordField';
import { TextField } from '@croupier/ui/inputs/TextField';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { NewPasswordInput } from '../field-rules/NewPasswordInput.tsx';
import { useRuleErrorText } from '../field-rules/use-rule-error-text.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { ContractForm } from '../forms/ContractForm.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import type { CodeInputProps } from '../verification/CodeField.tsx';

export interface PasswordFormProps {
  readonly account: string;
  /** The password of the login; undefined when the old password must be entered. */
  readonly oldPassword: string | undefined;
  /** The platform's password rules; undefined while loading. */
  readonly config: RegistrationFieldConfig | undefined;
  readonly busy: boolean;
  /** Field for a code in place of the old password, for an account that has none. */
  readonly FirstCode?: ComponentType<CodeInputProps>;
  readonly onSubmit: (submission: { readonly body: PasswordChange }) => Promise<void>;
}

const DEFAULT_CONFIG: RegistrationFieldConfig = { enabled: true, required: true };
const EMPTY = { oldPassword: '', verificationCode: '', newPassword: '', confirmNewPassword: '' };

const NEW_PASSWORD = ['newPassword', 'confirmNewPassword'] as const;

/** Old password if required, new password and its repetition [PWD-01] [PWD-03] [VAL-15] [VAL-16] [VAL-28]. */
export function PasswordForm(props: PasswordFormProps): ReactNode {
  const { account, oldPassword, config = DEFAULT_CONFIG, busy, FirstCode, onSubmit } = props;
  const { t } = useTranslation('password');
  const { t: auth } = useTranslation('auth');
  const ruleErrorText = useRuleErrorText();
  const proof = FirstCode !== undefined ? 'verificationCode' : oldPassword === undefined ? 'oldPassword' : undefined;
  const contract = useContractForm<PasswordChange, typeof EMPTY>(changePasswordBody, {
    defaultValues: EMPTY,
    fields: proof === undefined ? NEW_PASSWORD : [proof, ...NEW_PASSWORD],
    required: proof === undefined ? [] : [proof],
    constants: () => (oldPassword === undefined ? {} : { oldPassword }),
    check: {
      newPassword: (chosen) => validateField(chosen, config)?.reason,
      confirmNewPassword: (again, { newPassword }) => (again === newPassword ? undefined : 'MISMATCH'),
    },
    fieldOfCode: {
      PASSWORD_OLD_INVALID: 'oldPassword',
      SMS_CODE_INVALID: 'verificationCode',
      SMS_CODE_EXPIRED: 'verificationCode',
      PASSWORD_WEAK: 'newPassword',
      PASSWORD_REUSED: 'newPassword',
      PASSWORD_MISMATCH: 'confirmNewPassword',
    },
  });
  const { control } = contract.form;
  const ruleError = ruleErrorText('password', config);
  const visibilityLabels = { showLabel: auth('showPassword'), hideLabel: auth('hidePassword') };
  return (
    <ContractForm
      contract={contract}
      busy={busy}
      labels={{
        oldPassword: t('old'),
        verificationCode: auth('code.label'),
        newPassword: t('new'),
        confirmNewPassword: t('confirm'),
      }}
      errorTexts={{
        newPassword: { REQUIRED: ruleError, TOO_SHORT: ruleError, TOO_LONG: ruleError, PATTERN: ruleError },
        confirmNewPassword: { MISMATCH: t('mismatch') },
      }}
      onSubmit={onSubmit}
    >
      <TextField label={t('username')} value={account} autoComplete="username" readOnly />
      {FirstCode !== undefined && (
        <FormField control={control} name="verificationCode">
          {(field) => <FirstCode {...field} />}
        </FormField>
      )}
      {proof === 'oldPassword' && (
        <FormField control={control} name="oldPassword">
          {(field) => (
            <PasswordField {...field} {...visibilityLabels} label={t('old')} autoComplete="current-password" />
          )}
        </FormField>
      )}
      <FormField control={control} name="newPassword">
        {(field) => <NewPasswordInput {...field} label={t('new')} config={config} />}
      </FormField>
      <FormField control={control} name="confirmNewPassword">
        {(field) => <PasswordField {...field} {...visibilityLabels} label={t('confirm')} autoComplete="new-password" />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('busy')}>{t('submit')}</FormSubmit>
    </ContractForm>
  );
}
