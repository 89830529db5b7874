import { DEFAULT_MAX_LENGTH, DEFAULT_MIN_LENGTH } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { NewPasswordField, type NewPasswordFieldProps } from '@croupier/ui/inputs/NewPasswordField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { withSingleLength } from './use-rule-error-text.ts';

/** Keys of the texts under `rule` in the locale files. */
type RuleId = 'length' | 'letter' | 'capital' | 'small' | 'digit' | 'special' | 'noSpaces';

const RULE_CHECKS: Readonly<Record<Exclude<RuleId, 'length'>, RegExp>> = {
  letter: /[A-Za-z]/,
  capital: /[A-Z]/,
  small: /[a-z]/,
  digit: /\d/,
  special: /[^\w\s]/,
  noSpaces: /^\S*$/,
};

/** Rules by pattern, besides the length. For other patterns only the length is listed. */
const RULES_BY_PATTERN: Readonly<Record<number, readonly Exclude<RuleId, 'length'>[]>> = {
  2: ['letter', 'digit'],
  6: ['capital'],
  7: ['noSpaces'],
  14: ['capital', 'small', 'digit', 'special', 'noSpaces'],
  18: ['letter', 'digit', 'noSpaces'],
};

interface Rule {
  readonly id: RuleId;
  readonly met: (value: string) => boolean;
}

/** Rules to list below a new password. */
export function passwordRules(config: RegistrationFieldConfig | undefined): readonly Rule[] {
  const { patternId = -1, minLength = DEFAULT_MIN_LENGTH, maxLength = DEFAULT_MAX_LENGTH } = config ?? {};
  const hasLength = (value: string): boolean => {
    const { length } = Array.from(value);
    return length >= minLength && length <= maxLength;
  };
  const patternRules = (RULES_BY_PATTERN[patternId] ?? []).map((id) => ({
    id,
    met: (value: string): boolean => RULE_CHECKS[id].test(value),
  }));
  return [{ id: 'length', met: hasLength }, ...patternRules];
}

export interface NewPasswordInputProps extends Pick<
  NewPasswordFieldProps,
  'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'ref' | 'label'
> {
  /** The platform's password rules. */
  readonly config: RegistrationFieldConfig | undefined;
}

/** New password field that lists the platform's rules and marks those that the value meets. */
export function NewPasswordInput({ config, ...field }: NewPasswordInputProps): ReactNode {
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
