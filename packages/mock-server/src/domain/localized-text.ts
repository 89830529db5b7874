import type { LanguageCode } from '@croupier/sdk/types';

/** A text in the site's languages. */
export interface LocalizedText {
  readonly EN: string;
  readonly TY: string;
}

/** The text in a language: the site's default without one, English where it is missing. */
export function localize(text: LocalizedText, language: LanguageCode = 'TY'): string {
  return language === 'TY' ? text.TY : text.EN;
}
