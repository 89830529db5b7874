import { keysOf } from './plural-forms.ts';
import { nest, type FlatTexts, type Texts } from './text-files.ts';

export interface FilledTexts {
  readonly texts: Texts;
  /** Number of keys that the language needs. */
  readonly keys: number;
  /** Number of keys with the English text. */
  readonly filled: number;
}

/** Texts of a language with the English text where a translation is missing. A missing plural form is that of `other`. */
export function fillTexts(language: string, english: FlatTexts, translated: FlatTexts = {}): FilledTexts {
  const keys = keysOf(english, language);
  const texts = keys.map(({ key, source, category }) => {
    const other = category === undefined ? undefined : translated[key.replace(/[a-z]+$/, 'other')];
    return [key, translated[key] ?? other ?? source] as const;
  });
  const filled = keys.filter(({ key }) => translated[key] === undefined).length;
  return { texts: nest(Object.fromEntries(texts)), keys: keys.length, filled };
}
