import { useTranslation } from 'react-i18next';

/** What a code is, where two of them may be asked for one below the other. */
export function useFieldHint(): (name: string) => string | undefined {
  const { t } = useTranslation('registration');
  return (name) => (name === 'affiliateCode' || name === 'referralCode' ? t(`hint.${name}`) : undefined);
}
