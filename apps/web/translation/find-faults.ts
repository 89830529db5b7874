import { isSingleNumber, keysOf, type TranslationKey } from './plural-forms.ts';
import type { FlatTexts } from './text-files.ts';

export interface TextFault {
  readonly key: string;
  /** `foreign`: English has no such key, or the language no such plural form. */
  readonly kind: 'missing' | 'foreign' | 'empty' | 'placeholders' | 'tags';
}

const PLACEHOLDERS = /\{\{[^}]*\}\}|\$t\([^)]*\)/g;
const TAGS = /<\/?[\w-]+\s*\/?>/g;
const COUNT = '{{count}}';

/** Faults of a translation: keys, plural forms, placeholders and tags that differ from English, and empty texts. */
export function findFaults(language: string, english: FlatTexts, translated: FlatTexts): TextFault[] {
  const keys = keysOf(english, language);
  const expected = new Set(keys.map(({ key }) => key));
  const foreign = Object.keys(translated).filter((key) => !expected.has(key));
  return [
    ...keys.flatMap((key) => findFault(language, key, translated[key.key])),
    ...foreign.map((key): TextFault => ({ key, kind: 'foreign' })),
  ];
}

function findFault(language: string, { key, source, category }: TranslationKey, text: string | undefined): TextFault[] {
  if (text === undefined) return [{ key, kind: 'missing' }];
  if (text.trim() === '') return [{ key, kind: 'empty' }];
  const mayOmitCount = category !== undefined && isSingleNumber(language, category);
  const partsOf = (of: string): string => placeholdersOf(of, mayOmitCount);
  if (partsOf(text) !== partsOf(source)) return [{ key, kind: 'placeholders' }];
  return sortedMatches(text, TAGS) === sortedMatches(source, TAGS) ? [] : [{ key, kind: 'tags' }];
}

function placeholdersOf(text: string, withoutCount: boolean): string {
  const found = sortedMatches(text.replaceAll(/\{\{\s*(.*?)\s*\}\}/g, '{{$1}}'), PLACEHOLDERS);
  return withoutCount ? found.replaceAll(COUNT, '').trim() : found;
}

function sortedMatches(text: string, pattern: RegExp): string {
  return (text.match(pattern) ?? []).toSorted().join(' ');
}
