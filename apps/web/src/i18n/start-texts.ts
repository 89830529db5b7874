import { storedCode } from './stored-language.ts';
import { languages } from './languages.ts';
import en from './locales/en/start.json';

type StartTexts = typeof en;

const texts = import.meta.glob<StartTexts>('./locales/*/start.json', { eager: true, import: 'default' });

/** Texts of a failed start in the visitor's language, without a request. */
export function startTexts(): StartTexts & { readonly language: string } {
  const code = storedCode();
  const chosen = Object.entries(languages).find(([known]) => known === code)?.[1];
  const language = chosen?.bcp47 ?? document.documentElement.lang;
  const found = texts[`./locales/${language}/start.json`];
  return found === undefined ? { ...en, language: languages.EN.bcp47 } : { ...found, language };
}
