import type { LanguageCode } from '@croupier/sdk/types';

/** A string in the site's languages, English and Filipino. */
export interface LocalizedText {
  readonly EN: string;
  readonly TY: string;
}

/** The string in Filipino, the default, or in English for every other language. */
export function localize(text: LocalizedText, language: LanguageCode = 'TY'): string {
  return language === 'TY' ? text.TY : text.EN;
}
