import type { FlatTexts } from './text-files.ts';

/** The categories of CLDR in the order of a file. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
type Category = (typeof CATEGORIES)[number];

const PLURAL_KEY = /^(.+)_(zero|one|two|few|many|other)$/;
/** Numbers by which the categories of a language are told apart; some have a form for millions. */
const SAMPLES = [...Array.from({ length: 201 }, (_, number) => number), 1e6, 1.5];

/** Plural categories of a language, `other` last. */
export function pluralCategories(language: string): Category[] {
  const { pluralCategories: known } = new Intl.PluralRules(language).resolvedOptions();
  return CATEGORIES.filter((category) => known.includes(category));
}

/** Up to four numbers of a category in a language, for translators. */
export function exampleNumbers(language: string, category: string): number[] {
  const rules = new Intl.PluralRules(language);
  return SAMPLES.filter((number) => rules.select(number) === category).slice(0, 4);
}

/** True for a category of a single number: its text may say the number in words. */
export function isSingleNumber(language: string, category: string): boolean {
  const [number = Infinity, ...others] = exampleNumbers(language, category);
  // Fractions and millions stand for many numbers.
  return others.length === 0 && Number.isInteger(number) && number < 1e6;
}

export interface TranslationKey {
  readonly key: string;
  /** The English text to translate; the form `other` unless both languages use the form for the same single number. */
  readonly source: string;
  /** Plural category in the translation's language. */
  readonly category?: string;
}

/** Keys that a translation needs, in the order of English: those of English, with the plural forms of its language. */
export function keysOf(english: FlatTexts, language: string): TranslationKey[] {
  const categories = pluralCategories(language);
  return Object.entries(english).flatMap(([key, source]): TranslationKey[] => {
    const [, base = '', form] = PLURAL_KEY.exec(key) ?? [];
    const other = english[`${base}_other`];
    if (other === undefined) return [{ key, source }];
    if (form !== 'other') return [];
    return categories.map((category) => ({
      key: `${base}_${category}`,
      source: (isSingleNumber(language, category) ? english[`${base}_${category}`] : undefined) ?? other,
      category,
    }));
  });
}
