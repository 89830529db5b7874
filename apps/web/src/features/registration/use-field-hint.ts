import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { useRefusalText } from '../../shared/field-rules/use-refusal-text.ts';
import type { FieldName } from './registration-fields.ts';

/** What a visitor has to know before typing: how user names are made, and the age. */
export function useFieldHint(): (name: FieldName, config: RegistrationFieldConfig) => string | undefined {
  const { t } = useTranslation('registration');
  const { brand } = useSite();
  const refusalText = useRefusalText();
  return (name, config) => {
    if (name === 'birthday') return t('hint.birthday', { age: minimumAgeOf(brand) });
    return name === 'username' && config.patternId !== undefined ? refusalText(name, config) : undefined;
  };
}
