import type { LanguageCode } from '@croupier/sdk/types';

/** A string in the site's languages, English and Filipino. */
export interface LocalizedText {
  readonly EN: string;
  readonly TY: string;
}

/** The same of a text of the platform; words of a person and names stay as they are. */
export const localizeNote = (note: string | LocalizedText, language?: LanguageCode): string =>
  typeof note === 'string' ? note : localize(note, language);

/** The string in Filipino, the default, or in English for every other language. */
export function localize(text: LocalizedText, language: LanguageCode = 'TY'): string {
  return language === 'TY' ? text.TY : text.EN;
}
