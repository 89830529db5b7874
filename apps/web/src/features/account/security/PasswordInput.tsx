import { PasswordField, type PasswordFieldProps } from '@croupier/ui/inputs/PasswordField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The login password, which proves that the member makes a change. */
export function PasswordInput(
  field: Pick<PasswordFieldProps, 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'ref'>,
): ReactNode {
  const { t } = useTranslation(['security', 'auth']);
  return (
    <PasswordField
      {...field}
      label={t('loginPassword')}
      showLabel={t('auth:showPassword')}
      hideLabel={t('auth:hidePassword')}
      autoComplete="current-password"
    />
  );
}
