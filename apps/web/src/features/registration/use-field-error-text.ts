import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { minimumAgeOf } from '../../config/minimum-age.ts';
import { useSite } from '../../config/site-context.ts';
import { useRuleErrorText } from '../../shared/field-rules/use-rule-error-text.ts';

const ANY: RegistrationFieldConfig = { enabled: true, required: true };

/** Error text of a field; a platform refusal has its own text. */
export function useFieldErrorText(
  shown: ReadonlyMap<string, RegistrationFieldConfig>,
): (error: FieldError, name: string) => string {
  const { t } = useTranslation('registration');
  const { t: auth } = useTranslation('auth');
  const { brand } = useSite();
  const refusalText = useRuleErrorText();
  const emptyText = (name: string): string => {
    if (name === 'captcha') return auth('captcha.empty');
    return name === 'verificationCode' ? auth('code.empty') : auth('required');
  };
  const takenText = (name: string): string =>
    t(`wrong.taken.${name === 'email' || name === 'mobileNum' ? name : 'username'}`);
  return ({ type, message }, name) => {
    switch (type) {
      case 'empty':
        return emptyText(name);
      case 'mobile':
        return auth('mobile.wrong');
      case 'mismatch':
        return t('wrong.mismatch');
      case 'tooYoung':
        return t('wrong.tooYoung', { age: minimumAgeOf(brand) });
      case 'notABirthday':
        return t('wrong.notABirthday');
      case 'taken':
        return takenText(name);
      case 'spent':
        return auth('captcha.spent');
      case 'terms':
        return t('termsMissing');
      default:
        return message ?? refusalText(name, shown.get(name) ?? ANY);
    }
  };
}
