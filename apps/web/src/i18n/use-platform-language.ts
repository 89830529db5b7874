import type { LanguageCode } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { codeOf, platformLanguage } from './languages.ts';

/** The code of the shown language for calls; the test language asks for English. */
export function usePlatformLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  return platformLanguage(codeOf(i18n.language));
}
