import type { Language, LanguageCode } from '@croupier/sdk/types';

import { languages } from './languages.data.ts';

/** The languages of this site in the order to show, the default first. */
const OFFERED: readonly LanguageCode[] = ['TY', 'EN'];
const DEFAULT: LanguageCode = 'TY';

export function listLanguages(): { list: Language[]; default: LanguageCode } {
  return {
    list: OFFERED.flatMap((code) => languages.find((language) => language.code === code) ?? []),
    default: DEFAULT,
  };
}

/** Whether this site has texts in the language. */
export function isOffered(code: LanguageCode): boolean {
  return OFFERED.includes(code);
}
