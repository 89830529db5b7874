import { languages, TEST_LANGUAGE, type LanguageCode, type ShownLanguageCode } from './languages.ts';

/** Storage keys given by the platform: the current language and the chosen one; both are always equal here. */
const CURRENT_KEY = 'lang';
const CHOSEN_KEY = 'hisLang';

/** Languages of a site. */
export interface OfferedLanguages {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly testLanguage: boolean;
}

/** Codes in the selector, in the site's order. */
export function offeredCodes({ languages: offered, testLanguage }: OfferedLanguages): ShownLanguageCode[] {
  return testLanguage ? [...offered, TEST_LANGUAGE.code] : [...offered];
}

/** The stored language if it is offered, else the site's default. */
export function readLanguage(offered: OfferedLanguages): ShownLanguageCode {
  const stored = storedCode();
  return offeredCodes(offered).find((code) => code === stored) ?? offered.defaultLanguage;
}

/** The stored language code, which may no longer be offered. */
export function storedCode(): string | null {
  return localStorage.getItem(CURRENT_KEY);
}

/** Lifetime of the cookie in s. */
const MAX_AGE_S = 365 * 24 * 60 * 60;

export function saveLanguage(code: ShownLanguageCode): void {
  localStorage.setItem(CURRENT_KEY, code);
  localStorage.setItem(CHOSEN_KEY, code);
  saveForServer(code);
}

/** Stores the language in a cookie, by which the server knows the language of the HTML. */
export function saveForServer(code: ShownLanguageCode): void {
  document.cookie = `${CURRENT_KEY}=${code}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`;
}

/** Name of a language in that language. */
export function nativeName(code: ShownLanguageCode): string {
  return code === TEST_LANGUAGE.code ? TEST_LANGUAGE.nativeName : languages[code].nativeName;
}
