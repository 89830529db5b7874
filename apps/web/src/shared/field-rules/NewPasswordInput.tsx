import { DEFAULT_MAX_LENGTH, DEFAULT_MIN_LENGTH } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { NewPasswordField, type NewPasswordFieldProps } from '@croupier/ui/NewPasswordField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { passwordRules } from './password-rules.ts';
import { withSingleLength } from './use-rule-error-text.ts';

export interface ChosenPasswordFieldProps extends Pick<
  NewPasswordFieldProps,
  'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'ref' | 'label'
> {
  /** The platform's password rules. */
  readonly config: RegistrationFieldConfig | undefined;
}

/** New password field with the platform's rules ticked off. */
export function NewPasswordInput({ config, ...field }: ChosenPasswordFieldProps): ReactNode {
  const { t } = useTranslation('fieldRules');
  const { t: auth } = useTranslation('auth');
  const { minLength: min = DEFAULT_MIN_LENGTH, maxLength: max = DEFAULT_MAX_LENGTH } = config ?? {};
  return (
    <NewPasswordField
      {...field}
      showLabel={auth('showPassword')}
      hideLabel={auth('hidePassword')}
      rules={passwordRules(config).map(({ id, met }) => ({
        id,
        met,
        label: withSingleLength(t(`rule.${id}`, { min, max }), min, max),
      }))}
      rulesLabel={t('rule.list')}
      metLabel={t('rule.met')}
      unmetLabel={t('rule.unmet')}
      progress={(met, total) => t('rule.progress', { met, total })}
    />
  );
}
