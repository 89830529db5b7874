import type { ApiError } from '@croupier/sdk/errors';
import type { LoginRequest } from '@croupier/sdk/types';
import { zLoginRequest } from '@croupier/sdk/zod';
import { Button } from '@croupier/ui/Button';
import { CaptchaField } from '@croupier/ui/CaptchaField';
import { FormStack } from '@croupier/ui/FormStack';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { PasswordField } from '@croupier/ui/PasswordField';
import { TextField } from '@croupier/ui/TextField';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, type FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { Captcha } from './use-captcha.ts';
import { useErrorText } from '../../shared/use-error-text.ts';

export interface LoginFormProps {
  readonly busy: boolean;
  readonly error: ApiError | null;
  /** The captcha that has to be solved; undefined while none is asked for. */
  readonly captcha: Captcha | undefined;
  readonly onSubmit: (request: LoginRequest) => void;
}

const trim = (value: string): string => value.trim();
/** The contract knows a captcha or none, but no empty one. */
const trimOrNone = (value: string | undefined): string | undefined => value?.trim() || undefined;

/** User name and password, checked by the contract's own rules before they are sent. */
export function LoginForm({ busy, error, captcha, onSubmit }: LoginFormProps): ReactNode {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const { register, handleSubmit, formState, setError, resetField } = useForm<LoginRequest>({
    resolver: zodResolver(zLoginRequest),
    defaultValues: { username: '', password: '', type: 'username' },
  });
  const textOf = (field: FieldError | undefined): string | undefined => {
    if (field === undefined) return undefined;
    return field.type === 'too_big' ? t('tooLong') : t('required');
  };
  const submit = (request: LoginRequest): void => {
    if (captcha !== undefined && request.captcha === undefined) {
      setError('captcha', { type: 'too_small' }, { shouldFocus: true });
      return;
    }
    resetField('captcha');
    onSubmit(request);
  };
  return (
    <FormStack onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={textOf(formState.errors.username)}
        {...register('username', { setValueAs: trim })}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('show')}
        hideLabel={t('hide')}
        error={textOf(formState.errors.password)}
        {...register('password')}
      />
      {captcha !== undefined && (
        <CaptchaField
          label={t('captcha')}
          picture={captcha.picture}
          pictureLabel={t('captchaPicture')}
          refreshLabel={t('captchaRefresh')}
          onRefresh={captcha.refresh}
          error={textOf(formState.errors.captcha)}
          {...register('captcha', { setValueAs: trimOrNone })}
        />
      )}
      {error !== null && (
        <InlineAlert tone="danger" live="assertive">
          {errorText(error)}
        </InlineAlert>
      )}
      <Button type="submit" variant="action" size="lg" fullWidth busy={busy} busyLabel={t('busy')}>
        {t('submit')}
      </Button>
    </FormStack>
  );
}
