import type { LanguageCode } from '@croupier/sdk/types';
import { useTranslation } from 'react-i18next';

import { useSite } from '../config/site-context.ts';
import { readLanguage } from './chosen-language.ts';
import { platformLanguage } from './languages.ts';

/** The code of the shown language for calls; the test language asks for English. */
export function usePlatformLanguage(): LanguageCode {
  const { brand, config } = useSite();
  // Renders again when the language changes; what it is stands in the storage.
  useTranslation();
  return platformLanguage(readLanguage({ ...brand, testLanguage: config.testLanguage }));
}
