import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { useRuleErrorText } from '../../shared/field-rules/use-rule-error-text.ts';
import type { FieldName } from './registration-fields.ts';

/** Text under a field before typing: the format of user names, the minimum age, and where a code comes from. */
export function useFieldHint(): (name: FieldName, config: RegistrationFieldConfig) => string | undefined {
  const { t } = useTranslation('registration');
  const { brand } = useSite();
  const refusalText = useRuleErrorText();
  return (name, config) => {
    if (name === 'birthday') return t('hint.birthday', { age: minimumAgeOf(brand) });
    if (name === 'affiliateCode' || name === 'referralCode') return t(`hint.${name}`);
    return name === 'username' && config.patternId !== undefined ? refusalText(name, config) : undefined;
  };
}
