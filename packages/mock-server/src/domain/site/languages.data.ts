import type { Language } from '@croupier/sdk/types';

type Entry = readonly [code: Language['code'], bcp47: string, nativeName: string, direction?: 'rtl'];

const ENTRIES: readonly Entry[] = [
  ['TY', 'fil-PH', 'Filipino'],
  ['EN', 'en', 'English'],
  ['CN', 'zh-Hans-CN', '简体中文'],
  ['TW', 'zh-Hant-TW', '繁體中文（台灣）'],
  ['HK', 'zh-Hant-HK', '繁體中文（香港）'],
  ['VN', 'vi-VN', 'Tiếng Việt'],
  ['TH', 'th-TH', 'ไทย'],
  ['ID', 'id-ID', 'Bahasa Indonesia'],
  ['MS', 'ms-MY', 'Bahasa Melayu'],
  ['KH', 'km-KH', 'ខ្មែរ'],
  ['LA', 'lo-LA', 'ລາວ'],
  ['MM', 'my-MM', 'မြန်မာ'],
  ['JP', 'ja-JP', '日本語'],
  ['KR', 'ko-KR', '한국어'],
  ['HI', 'hi-IN', 'हिन्दी'],
  ['BN', 'bn-BD', 'বাংলা'],
  ['TA', 'ta-IN', 'தமிழ்'],
  ['TE', 'te-IN', 'తెలుగు'],
  ['UR', 'ur-PK', 'اردو', 'rtl'],
  ['SI', 'si-LK', 'සිංහල'],
  ['BR', 'pt-BR', 'Português (Brasil)'],
  ['PT', 'pt-PT', 'Português (Portugal)'],
  ['ES', 'es-ES', 'Español'],
  ['MX', 'es-MX', 'Español (México)'],
  ['FR', 'fr-FR', 'Français'],
  ['DE', 'de-DE', 'Deutsch'],
  ['IT', 'it-IT', 'Italiano'],
  ['NL', 'nl-NL', 'Nederlands'],
  ['PL', 'pl-PL', 'Polski'],
  ['RU', 'ru-RU', 'Русский'],
  ['UA', 'uk-UA', 'Українська'],
  ['TR', 'tr-TR', 'Türkçe'],
  ['AR', 'ar', 'العربية', 'rtl'],
  ['FA', 'fa-IR', 'فارسی', 'rtl'],
  ['KZ', 'kk-KZ', 'Қазақша'],
  ['UZ', 'uz-Latn-UZ', 'Oʻzbekcha'],
  ['MN', 'mn-MN', 'Монгол'],
  ['SW', 'sw-KE', 'Kiswahili'],
];

/** All languages of the platform; a site offers some of them. */
export const languages: readonly Language[] = ENTRIES.map(([code, bcp47, nativeName, direction]): Language => ({
  code,
  bcp47,
  nativeName,
  direction: direction ?? 'ltr',
}));
