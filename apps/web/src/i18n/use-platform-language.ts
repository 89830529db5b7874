import type { LanguageCode } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { wireCode, platformLanguage } from './languages.ts';

/** Current language code for calls; English for the test language. */
export function usePlatformLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  return platformLanguage(wireCode(i18n.language));
}
