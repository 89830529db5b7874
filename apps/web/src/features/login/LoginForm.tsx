import { ApiError, type ErrorCode } from '@croupier/sdk/errors';
import { loginLimits } from '@croupier/sdk/limits';
import { Form, FormField, FormSubmit } from '@croupier/ui/Form';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { PasswordField } from '@croupier/ui/PasswordField';
import { TextField } from '@croupier/ui/TextField';
import { useEffect, type ReactNode } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useFirstFocus } from '../../shared/use-first-focus.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { CaptchaInput } from '../../shared/verification/CaptchaInput.tsx';
import type { Captcha } from '../../shared/verification/use-captcha.ts';
import { RememberField } from './RememberField.tsx';

interface Fields {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** Submitted values, trimmed. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly captcha?: string;
  readonly remember: boolean;
}

export interface LoginFormProps {
  readonly initialName: string;
  readonly busy: boolean;
  readonly error: Error | null;
  /** The captcha to solve; undefined while none is required. */
  readonly captcha: Captcha | undefined;
  /** True after a login that failed because the slider was missing, which used up the captcha. */
  readonly isCaptchaChanged: boolean;
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
}

const isTooLong = (field: 'username' | 'password' | 'captcha', value: string): boolean =>
  value.length > loginLimits[field].maxLength;

/** Validates by the contract, which allows a missing captcha but not an empty one. */
function resolverFor(needsCaptcha: boolean): Resolver<Fields, unknown, Credentials> {
  return ({ username, password, captcha, remember }) => {
    const name = username.trim();
    const captchaDigits = captcha.trim();
    const errorTypes = {
      username: name === '' ? 'empty' : isTooLong('username', name) && 'tooLong',
      password: password === '' ? 'empty' : isTooLong('password', password) && 'tooLong',
      captcha: needsCaptcha && (captchaDigits === '' ? 'empty' : isTooLong('captcha', captchaDigits) && 'tooLong'),
    };
    const errors: FieldErrors<Fields> = Object.fromEntries(
      Object.entries(errorTypes).flatMap(([field, type]) => (type === false ? [] : [[field, { type }]])),
    );
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    return {
      values: { username: name, password, remember, ...(needsCaptcha && { captcha: captchaDigits }) },
      errors: {},
    };
  };
}

const hasCode = (code: ErrorCode, error: Error | null): boolean => error instanceof ApiError && error.code === code;

/** User name, password, and the captcha if it is required. */
export function LoginForm(props: LoginFormProps): ReactNode {
  const { initialName, busy, error, captcha, isCaptchaChanged, onSubmit } = props;
  const { t } = useTranslation('login');
  const { t: auth } = useTranslation('auth');
  const errorText = useErrorText();
  const form = useForm<Fields, unknown, Credentials>({
    resolver: resolverFor(captcha !== undefined),
    defaultValues: { username: initialName, password: '', captcha: '', remember: initialName !== '' },
  });
  const { control, formState, resetField, setError, setFocus } = form;
  useFirstFocus(() => setFocus(initialName === '' ? 'username' : 'password'));
  const isCaptchaWrong = captcha !== undefined && hasCode('AUTH_CAPTCHA_INVALID', error);
  useEffect(() => {
    if (!isCaptchaWrong) return;
    setError('captcha', { type: 'refused' });
    setFocus('captcha');
  }, [isCaptchaWrong, error, setError, setFocus]);
  const { username, password } = formState.errors;
  const isMissing = username?.type === 'empty' || password?.type === 'empty';
  return (
    <Form
      form={form}
      busy={busy}
      errorText={({ type }, name) => {
        if (type === 'refused' && error !== null) return errorText(error);
        if (type === 'tooLong') return auth('tooLong');
        return name === 'captcha' ? auth('captcha.empty') : auth('required');
      }}
      onSubmit={async (credentials) => {
        await onSubmit(credentials);
        resetField('captcha', { keepError: true });
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
      <RememberField control={control} name="remember" />
      {(isMissing || (error !== null && !isCaptchaWrong)) && (
        <InlineAlert tone="danger" live="assertive">
          {isMissing || error === null ? t('missing') : errorText(error)}
        </InlineAlert>
      )}
      {isCaptchaChanged && (
        <InlineAlert tone="warning" live="assertive">
          {t('captchaChanged')}
        </InlineAlert>
      )}
      <FormSubmit busyLabel={t('busy')}>{t('submit')}</FormSubmit>
    </Form>
  );
}
