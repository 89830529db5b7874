import { storedCode } from './stored-language.ts';
import { languages } from './languages.ts';
import en from './locales/en/start.json';

type StartTexts = typeof en;

const textsByFile = import.meta.glob<StartTexts>('./locales/*/start.json', { eager: true, import: 'default' });

/** Texts of a failed start in the visitor's language; bundled, so that no request is needed. */
export function startTexts(): StartTexts & { readonly language: string } {
  const code = storedCode();
  const storedLanguage = Object.entries(languages).find(([languageCode]) => languageCode === code)?.[1];
  const language = storedLanguage?.bcp47 ?? document.documentElement.lang;
  const texts = textsByFile[`./locales/${language}/start.json`];
  return texts === undefined ? { ...en, language: languages.EN.bcp47 } : { ...texts, language };
}
