import { DEFAULT_MAX_LENGTH, DEFAULT_MIN_LENGTH } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { NewPasswordField, type NewPasswordFieldProps } from '@croupier/ui/NewPasswordField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { withSingleLength } from './use-rule-error-text.ts';

type RuleId = 'length' | 'letter' | 'capital' | 'small' | 'digit' | 'special' | 'noSpaces';

const RULE_CHECKS: Readonly<Record<Exclude<RuleId, 'length'>, RegExp>> = {
  letter: /[A-Za-z]/,
  capital: /[A-Z]/,
  small: /[a-z]/,
  digit: /\d/,
  special: /[^\w\s]/,
  noSpaces: /^\S*$/,
};

/** Rules of each pattern besides length; others show only the length, and the rest on error. */
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

/** Rules of a new password, ticked off one by one. */
export function passwordRules(config: RegistrationFieldConfig | undefined): readonly Rule[] {
  const { patternId = -1, minLength = DEFAULT_MIN_LENGTH, maxLength = DEFAULT_MAX_LENGTH } = config ?? {};
  const hasLength = (value: string): boolean => {
    const { length } = Array.from(value);
    return length >= minLength && length <= maxLength;
  };
  const more = (RULES_BY_PATTERN[patternId] ?? []).map((id) => ({
    id,
    met: (value: string): boolean => RULE_CHECKS[id].test(value),
  }));
  return [{ id: 'length', met: hasLength }, ...more];
}

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
