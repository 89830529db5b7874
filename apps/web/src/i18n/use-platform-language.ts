import type { LanguageCode } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { languageCodeOf, platformLanguage } from './languages.ts';

/** Current language code for calls; English for the test language. */
export function usePlatformLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  return platformLanguage(languageCodeOf(i18n.language));
}
