import type { BrandTokens } from '@croupier/ui/theme';

import type { LanguageCode } from '../src/i18n/languages.ts';

/** One site of the operator, as data. */
export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly tokens: BrandTokens;
  /** Platform codes of the languages that this site offers. */
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
}
