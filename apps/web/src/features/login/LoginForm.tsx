import type { LoginRequest } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PasswordField } from '@croupier/ui/inputs/PasswordField';
import { TextField } from '@croupier/ui/inputs/TextField';
import { SpreadRow } from '@croupier/ui/layout/SpreadRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import type { Submission } from '../../shared/forms/read-body.ts';
import type { ContractForm as Contract } from '../../shared/forms/use-contract-form.ts';
import { useFirstFocus } from '../../shared/use-first-focus.ts';
import { CaptchaInput } from '../../shared/verification/CaptchaInput.tsx';
import type { Captcha } from '../../shared/verification/use-captcha.ts';
import { ForgotLink } from './ForgotLink.tsx';
import { RememberField } from './RememberField.tsx';

/** What a visitor types to log in by user name. */
export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

export interface LoginFormProps {
  readonly contract: Contract<LoginRequest, LoginValues>;
  readonly busy: boolean;
  /** The captcha to solve; undefined while none is required. */
  readonly captcha: Captcha | undefined;
  /** True after a login that failed because the slider was missing, which used up the captcha. */
  readonly isCaptchaChanged: boolean;
  /** Called with the name that was typed. */
  readonly onForgot: (account: string) => void;
  readonly onSubmit: (submission: Submission<LoginRequest, LoginValues>) => Promise<void>;
}

/** User name, password, and the captcha if it is required. */
export function LoginForm({
  contract,
  busy,
  captcha,
  isCaptchaChanged,
  onForgot,
  onSubmit,
}: LoginFormProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: auth } = useTranslation('auth');
  const { control, formState, getValues, setFocus } = contract.form;
  useFirstFocus(() => setFocus(getValues('username') === '' ? 'username' : 'password'));
  const { username, password } = formState.errors;
  const isMissing = username?.type === 'REQUIRED' || password?.type === 'REQUIRED';
  return (
    <ContractForm
      contract={contract}
      busy={busy}
      labels={{ username: t('username'), password: t('password'), captcha: auth('captcha.label') }}
      errorTexts={{ captcha: { REQUIRED: auth('captcha.empty') } }}
      onSubmit={onSubmit}
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
      <FormField control={control} name="password">
        {(field) => (
          <PasswordField
            {...field}
            label={t('password')}
            autoComplete="current-password"
            showLabel={auth('showPassword')}
            hideLabel={auth('hidePassword')}
          />
        )}
      </FormField>
      {captcha !== undefined && (
        <FormField control={control} name="captcha">
          {(field) => <CaptchaInput {...field} captcha={captcha} />}
        </FormField>
      )}
      <SpreadRow>
        <RememberField control={control} name="remember" />
        <ForgotLink onForgot={() => onForgot(getValues('username').trim())} />
      </SpreadRow>
      {isMissing ? (
        <InlineAlert tone="danger" live="assertive">
          {t('missing')}
        </InlineAlert>
      ) : (
        <FailureAlert error={contract.failure} />
      )}
      {isCaptchaChanged && (
        <InlineAlert tone="warning" live="assertive">
          {t('captchaChanged')}
        </InlineAlert>
      )}
      <FormSubmit busyLabel={t('busy')}>{t('submit')}</FormSubmit>
    </ContractForm>
  );
}
