import { useTranslation } from 'react-i18next';

import type registration from './texts/en.json';

type LabelledField = keyof typeof registration.field;

/** Label of a field in the visitor's language. */
export function useFieldLabel(): (name: string) => string {
  const { t, i18n } = useTranslation('registration');
  const { t: auth } = useTranslation('auth');
  const hasLabel = (name: string): name is LabelledField => i18n.exists(`field.${name}`, { ns: 'registration' });
  return (name) => {
    if (name === 'mobileNum') return auth('mobile.label');
    if (name === 'verificationCode') return auth('code.label');
    return hasLabel(name) ? t(`field.${name}`) : name;
  };
}
