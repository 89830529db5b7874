import type { ApiError } from '@croupier/sdk/errors';
import type { LoginRequest } from '@croupier/sdk/types';
import { zLoginRequest } from '@croupier/sdk/zod';
import { Button } from '@croupier/ui/Button';
import { FormStack } from '@croupier/ui/FormStack';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { PasswordField } from '@croupier/ui/PasswordField';
import { TextField } from '@croupier/ui/TextField';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, type FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../../shared/use-error-text.ts';

export interface LoginFormProps {
  readonly busy: boolean;
  readonly error: ApiError | null;
  readonly onSubmit: (request: LoginRequest) => void;
}

const trim = (value: string): string => value.trim();

/** User name and password, checked by the contract's own rules before they are sent. */
export function LoginForm({ busy, error, onSubmit }: LoginFormProps): ReactNode {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm<LoginRequest>({
    resolver: zodResolver(zLoginRequest),
    defaultValues: { username: '', password: '', type: 'username' },
  });
  const textOf = (field: FieldError | undefined): string | undefined => {
    if (field === undefined) return undefined;
    return field.type === 'too_big' ? t('tooLong') : t('required');
  };
  return (
    <FormStack onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
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
