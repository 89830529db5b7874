import { DEFAULT_MAX_LENGTH, DEFAULT_MIN_LENGTH } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import type fieldRules from './texts/en.json';

type PatternKey = keyof typeof fieldRules & `reg_pattern_${number}`;
/** Fields with their own text when the platform names no pattern [VAL-31]. */
const FIELDS_WITH_TEXT = ['username', 'password', 'email', 'mobileNum'] as const;

/** Format error of a field by its pattern and lengths [VAL-10]. */
export function useRuleErrorText(): (name: string, config: RegistrationFieldConfig) => string {
  const { t, i18n } = useTranslation('fieldRules');
  const isPattern = (key: string): key is PatternKey => i18n.exists(key, { ns: 'fieldRules' });
  return (name, { patternId, minLength: min = DEFAULT_MIN_LENGTH, maxLength: max = DEFAULT_MAX_LENGTH }) => {
    const key = `reg_pattern_${patternId ?? ''}`;
    const fieldWithText = FIELDS_WITH_TEXT.find((field) => field === name);
    const text = isPattern(key) ? t(key, { min, max }) : t(`wrong.${fieldWithText ?? 'other'}`);
    return withSingleLength(text, min, max);
  };
}

/** Replaces "6-6 digits" by "6 digits". */
export function withSingleLength(text: string, min: number, max: number): string {
  return min === max ? text.replace(`${min}-${max}`, String(min)) : text;
}
