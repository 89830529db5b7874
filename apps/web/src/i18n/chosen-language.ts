import { languages, TEST_LANGUAGE, type LanguageCode, type ShownLanguageCode } from './languages.ts';

/** The two keys of the platform: the language that is shown, and the one that was chosen last. */
const CURRENT_KEY = 'lang';
const CHOSEN_KEY = 'hisLang';

/** What a site offers. */
export interface OfferedLanguages {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly testLanguage: boolean;
}

/** The codes that the selector shows, in the site's order. */
export function offeredCodes({ languages: offered, testLanguage }: OfferedLanguages): ShownLanguageCode[] {
  return testLanguage ? [...offered, TEST_LANGUAGE.code] : [...offered];
}

/** The visitor's language: what was chosen before, when the site still offers it, else the site's default. */
export function readLanguage(offered: OfferedLanguages): ShownLanguageCode {
  const stored = storedCode();
  return offeredCodes(offered).find((code) => code === stored) ?? offered.defaultLanguage;
}

/** What was chosen before, whether or not the site still offers it. */
export function storedCode(): string | null {
  return localStorage.getItem(CURRENT_KEY);
}

export function keepLanguage(code: ShownLanguageCode): void {
  localStorage.setItem(CURRENT_KEY, code);
  localStorage.setItem(CHOSEN_KEY, code);
}

/** The name of a language in itself. */
export function nativeNameOf(code: ShownLanguageCode): string {
  return code === TEST_LANGUAGE.code ? TEST_LANGUAGE.nativeName : languages[code].nativeName;
}
