import { createHash } from 'node:crypto';

import { languages, type Language } from '../src/i18n/languages.ts';
import { fillTexts } from './fill-texts.ts';
import { readTextFiles, SOURCE_LANGUAGE, textsOf, type Texts } from './text-files.ts';

export interface CompiledTexts {
  /** Texts by language and namespace: `fil-PH/deposit`. */
  readonly texts: ReadonlyMap<string, Texts>;
  /** Changes with any text. */
  readonly version: string;
  /** Translated part of each language. */
  readonly languages: readonly { readonly language: string; readonly keys: number; readonly filled: number }[];
}

const tags = Object.values<Language>(languages).map(({ bcp47 }) => bcp47);

/** Texts of all languages of the platform, with the English text where a translation is missing. */
export function compileTexts(folder?: string): CompiledTexts {
  const files = readTextFiles(folder);
  const english = textsOf(files, SOURCE_LANGUAGE);
  const texts = new Map<string, Texts>();
  const counts = tags.map((language) => {
    const translated = textsOf(files, language);
    let [keys, filled] = [0, 0];
    for (const [namespace, source] of english) {
      const result = fillTexts(language, source, translated.get(namespace));
      texts.set(`${language}/${namespace}`, result.texts);
      keys += result.keys;
      filled += result.filled;
    }
    return { language, keys, filled };
  });
  const hash = createHash('sha256').update(JSON.stringify([...texts]));
  return { texts, version: hash.digest('base64url').slice(0, 8), languages: counts };
}

/** One line for each language that is translated in part, and one for those that are not translated. */
export function reportTexts({ languages: counts }: Pick<CompiledTexts, 'languages'>): string[] {
  const partly = counts.filter(({ keys, filled }) => filled > 0 && filled < keys);
  const untranslated = counts.filter(({ keys, filled }) => filled === keys);
  return [
    ...partly.map(({ language, keys, filled }) => `Texts in ${language}: ${filled} of ${keys} are in English.`),
    ...(untranslated.length > 0 ? [`Texts of ${untranslated.length} languages are in English: none translated.`] : []),
  ];
}
