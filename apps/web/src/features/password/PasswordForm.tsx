import { validateField } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { Form, FormField, FormSubmit } from '@croupier/ui/Form';
import { PasswordField } from '@croupier/ui/PasswordField';
import { TextField } from '@croupier/ui/TextField';
import type { ReactNode } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { NewPasswordInput } from '../../shared/field-rules/NewPasswordInput.tsx';
import { useRuleErrorText } from '../../shared/field-rules/use-rule-error-text.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';

export interface NewPassword {
  old: string;
  chosen: string;
  again: string;
}

export interface PasswordFormProps {
  readonly account: string;
  /** True when the old password must be entered. */
  readonly asksOld: boolean;
  /** The platform's password rules; undefined while loading. */
  readonly config: RegistrationFieldConfig | undefined;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (password: NewPassword) => Promise<void>;
}

const DEFAULT_CONFIG: RegistrationFieldConfig = { enabled: true, required: true };

function resolverFor(asksOld: boolean, config: RegistrationFieldConfig): Resolver<NewPassword> {
  return (values) => {
    const ruleError = validateField(values.chosen, { ...config, required: true });
    const errors: FieldErrors<NewPassword> = {
      ...(asksOld && values.old === '' && { old: { type: 'empty' } }),
      ...(ruleError && { chosen: { type: ruleError.reason } }),
      ...(values.again === ''
        ? { again: { type: 'empty' } }
        : values.again !== values.chosen && { again: { type: 'mismatch' } }),
    };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** Old password if required, new password and its repetition [PWD-01] [PWD-03] [VAL-15] [VAL-16]. */
export function PasswordForm(props: PasswordFormProps): ReactNode {
  const { account, asksOld, config = DEFAULT_CONFIG, busy, error, onSubmit } = props;
  const { t } = useTranslation('password');
  const { t: auth } = useTranslation('auth');
  const ruleErrorText = useRuleErrorText();
  const form = useForm<NewPassword>({
    resolver: resolverFor(asksOld, config),
    defaultValues: { old: '', chosen: '', again: '' },
  });
  const { control } = form;
  const visibilityLabels = { showLabel: auth('showPassword'), hideLabel: auth('hidePassword') };
  return (
    <Form
      form={form}
      busy={busy}
      errorText={({ type }) => {
        if (type === 'empty') return auth('required');
        return type === 'mismatch' ? t('mismatch') : ruleErrorText('password', config);
      }}
      onSubmit={onSubmit}
    >
      <TextField label={t('username')} value={account} autoComplete="username" readOnly />
      {asksOld && (
        <FormField control={control} name="old">
          {(field) => (
            <PasswordField {...field} {...visibilityLabels} label={t('old')} autoComplete="current-password" />
          )}
        </FormField>
      )}
      <FormField control={control} name="chosen">
        {(field) => <NewPasswordInput {...field} label={t('new')} config={config} />}
      </FormField>
      <FormField control={control} name="again">
        {(field) => <PasswordField {...field} {...visibilityLabels} label={t('confirm')} autoComplete="new-password" />}
      </FormField>
      <FailureAlert error={error} />
      <FormSubmit busyLabel={t('busy')}>{t('submit')}</FormSubmit>
    </Form>
  );
}
