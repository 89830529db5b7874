import type { LanguageCode } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { wireCode, platformLanguage } from './languages.ts';

/** Current language code for calls; the test language uses English. */
export function usePlatformLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  return platformLanguage(wireCode(i18n.language));
}
