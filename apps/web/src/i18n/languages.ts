export interface Language {
  readonly bcp47: string;
  readonly nativeName: string;
  readonly direction: 'ltr' | 'rtl';
}

const ltr = (bcp47: string, nativeName: string): Language => ({ bcp47, nativeName, direction: 'ltr' });
const rtl = (bcp47: string, nativeName: string): Language => ({ bcp47, nativeName, direction: 'rtl' });

/**
 * Languages by the platform's code. The codes are not BCP 47 tags: `TY` is Filipino, the tag `ty` is Tahitian.
 */
export const languages = {
  TY: ltr('fil-PH', 'Filipino'),
  EN: ltr('en', 'English'),
  CN: ltr('zh-Hans-CN', '简体中文'),
  TW: ltr('zh-Hant-TW', '繁體中文（台灣）'),
  HK: ltr('zh-Hant-HK', '繁體中文（香港）'),
  VN: ltr('vi-VN', 'Tiếng Việt'),
  TH: ltr('th-TH', 'ไทย'),
  ID: ltr('id-ID', 'Bahasa Indonesia'),
  MS: ltr('ms-MY', 'Bahasa Melayu'),
  KH: ltr('km-KH', 'ខ្មែរ'),
  LA: ltr('lo-LA', 'ລາວ'),
  MM: ltr('my-MM', 'မြန်မာ'),
  JP: ltr('ja-JP', '日本語'),
  KR: ltr('ko-KR', '한국어'),
  HI: ltr('hi-IN', 'हिन्दी'),
  BN: ltr('bn-BD', 'বাংলা'),
  TA: ltr('ta-IN', 'தமிழ்'),
  TE: ltr('te-IN', 'తెలుగు'),
  UR: rtl('ur-PK', 'اردو'),
  SI: ltr('si-LK', 'සිංහල'),
  BR: ltr('pt-BR', 'Português (Brasil)'),
  PT: ltr('pt-PT', 'Português (Portugal)'),
  ES: ltr('es-ES', 'Español'),
  MX: ltr('es-MX', 'Español (México)'),
  FR: ltr('fr-FR', 'Français'),
  DE: ltr('de-DE', 'Deutsch'),
  IT: ltr('it-IT', 'Italiano'),
  NL: ltr('nl-NL', 'Nederlands'),
  PL: ltr('pl-PL', 'Polski'),
  RU: ltr('ru-RU', 'Русский'),
  UA: ltr('uk-UA', 'Українська'),
  TR: ltr('tr-TR', 'Türkçe'),
  AR: rtl('ar', 'العربية'),
  FA: rtl('fa-IR', 'فارسی'),
  KZ: ltr('kk-KZ', 'Қазақша'),
  UZ: ltr('uz-Latn-UZ', 'Oʻzbekcha'),
  MN: ltr('mn-MN', 'Монгол'),
  SW: ltr('sw-KE', 'Kiswahili'),
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** True for a code of this table; the platform may know more. */
export const isLanguageCode = (code: string): code is LanguageCode => Object.hasOwn(languages, code);

/** Test language: longer, accented English that makes untranslated and clipped text visible. */
export const TEST_LANGUAGE = { code: 'QPS', bcp47: 'en-XA', nativeName: 'Ŧḗşŧ', direction: 'ltr' } as const;

export type ShownLanguageCode = LanguageCode | typeof TEST_LANGUAGE.code;

export function languageByCode(code: ShownLanguageCode): Language {
  return code === TEST_LANGUAGE.code ? TEST_LANGUAGE : languages[code];
}

/** Platform code of a BCP 47 tag. */
export function languageCodeOf(bcp47: string): ShownLanguageCode {
  const found = Object.entries<Language>(languages).find(([, language]) => language.bcp47 === bcp47);
  // The keys of `languages`.
  return found === undefined ? TEST_LANGUAGE.code : (found[0] as LanguageCode);
}

/** Language code for calls; the test language uses English. */
export const platformLanguage = (code: ShownLanguageCode): LanguageCode => (code === TEST_LANGUAGE.code ? 'EN' : code);

/** Text direction of a BCP 47 tag. `Intl.Locale` would take 0.1 s on a phone. */
export const directionOf = (bcp47: string): Language['direction'] => languageByCode(languageCodeOf(bcp47)).direction;
