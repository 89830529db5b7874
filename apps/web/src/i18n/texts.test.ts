import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brands/croupier/brand.ts';
import { languages } from './languages.ts';
import { toTestLanguage } from './test-language.ts';
import { byLanguageAndNamespace, textsKey } from './text-files.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const files = byLanguageAndNamespace(import.meta.glob<Texts>('../**/texts/*.json', { eager: true, import: 'default' }));
const namespaces = [...files.keys()].flatMap((key) => /^en\/(.+)$/.exec(key)?.[1] ?? []);

function flatten(texts: Texts, path = ''): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : Object.entries(flatten(value, `${path}${key}.`)),
  );
  return Object.fromEntries(entries);
}

const textsOf = (bcp47: string, namespace: string) => flatten(files.get(textsKey(bcp47, namespace)) ?? {});
const placeholders = (text: string) => (text.match(/\{\{.*?\}\}/g) ?? []).toSorted();
const translated = brand.languages.map((code) => languages[code].bcp47).filter((bcp47) => bcp47 !== 'en');

describe.each(translated)('texts in %s', (bcp47) => {
  it.each(namespaces)('has the keys of English in %s, none missing and none left over', (namespace) => {
    expect(Object.keys(textsOf(bcp47, namespace)).toSorted()).toEqual(Object.keys(textsOf('en', namespace)).toSorted());
  });

  it.each(namespaces)('keeps every placeholder and has no empty text in %s', (namespace) => {
    const english = textsOf('en', namespace);
    for (const [key, text] of Object.entries(textsOf(bcp47, namespace))) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(english[key] ?? ''));
    }
  });
});

it('is in Filipino by default, and in English, in the deployment of Croupier [I18N-02]', () => {
  expect([brand.defaultLanguage, brand.languages]).toEqual(['TY', ['TY', 'EN']]);
});

it.each(brand.languages)('has the message of each pattern of a field, with its lengths, in %s [VAL-17]', (code) => {
  const texts = textsOf(languages[code].bcp47, 'fieldRules');
  const keys = Object.keys(texts).filter((key) => key.startsWith('reg_pattern_'));
  expect(keys).toEqual(Array.from({ length: 25 }, (_, id) => `reg_pattern_${id}`));
  const withoutLengths = keys.filter((key) => !/\{\{min\}\}.*\{\{max\}\}/.test(texts[key] ?? ''));
  // An email address, a full name and the two dates.
  expect(withoutLengths).toEqual(['reg_pattern_5', 'reg_pattern_8', 'reg_pattern_12', 'reg_pattern_13']);
});

it('has a text for every error code of the contract', () => {
  const errorCodes = new Set(Object.values(operations).flatMap(({ errors: codes }) => codes));
  const texts = textsOf('en', 'errors');
  expect([...errorCodes].filter((code) => texts[`code.${code}`] === undefined)).toEqual([]);
});

it('knows thirty-eight languages, and says which run from right to left [I18N-01]', () => {
  const rightToLeft = Object.entries(languages).filter(([, { direction }]) => direction === 'rtl');
  expect(Object.keys(languages)).toHaveLength(38);
  expect(rightToLeft.map(([code]) => code).toSorted()).toEqual(['AR', 'FA', 'UR']);
  for (const { bcp47 } of Object.values(languages)) expect(Intl.getCanonicalLocales(bcp47)).toEqual([bcp47]);
});

it('lengthens and accents a text but keeps its placeholders when it makes the test language', () => {
  expect(toTestLanguage('Welcome, {{name}}')).toMatch(/^\[Wḗŀƈǿḿḗ, \{\{name\}\}·+\]$/);
});
