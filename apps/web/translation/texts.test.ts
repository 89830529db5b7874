// @vitest-environment node
import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { languages } from '../src/i18n/languages.ts';
import { findFaults } from './find-faults.ts';
import { offeredLanguages, readBrands } from './offered-languages.ts';
import { readTextFiles, SOURCE_LANGUAGE, textsOf } from './text-files.ts';

const files = readTextFiles();
const english = textsOf(files, SOURCE_LANGUAGE);
const brands = await readBrands();
const offered = [...new Set(brands.flatMap((brand) => brand.languages))];

describe.each(offeredLanguages(brands))('texts in %s', (language) => {
  it.each([...english.keys()])('have every key, plural form, placeholder and tag of %s', (namespace) => {
    const texts = textsOf(files, language).get(namespace) ?? {};
    expect(findFaults(language, english.get(namespace) ?? {}, texts)).toEqual([]);
  });
});

it('texts are in languages of the platform, in namespaces of English', () => {
  const known = new Set<string>(Object.values(languages).map(({ bcp47 }) => bcp47));
  const unknown = files.filter(({ language, namespace }) => !known.has(language) || !english.has(namespace));
  expect(unknown.map((file) => file.path)).toEqual([]);
});

it('each namespace has one folder', () => {
  const folders = files.filter(({ language }) => language === SOURCE_LANGUAGE).map(({ namespace }) => namespace);
  expect(folders).toEqual([...new Set(folders)]);
});

it('the site of Croupier is in Filipino by default, and in English [I18N-02]', () => {
  const croupier = brands.find(({ id }) => id === 'croupier');
  expect([croupier?.defaultLanguage, croupier?.languages]).toEqual(['TY', ['TY', 'EN']]);
});

it.each(offered)('there is a message for each pattern of a field, with its lengths, in %s [VAL-17]', (code) => {
  const texts = textsOf(files, languages[code].bcp47).get('fieldRules') ?? {};
  const keys = Object.keys(texts).filter((key) => key.startsWith('reg_pattern_'));
  expect(keys).toEqual(Array.from({ length: 25 }, (_, id) => `reg_pattern_${id}`));
  const withoutLengths = keys.filter((key) => !/\{\{min\}\}.*\{\{max\}\}/.test(texts[key] ?? ''));
  // An email address, a full name and the two dates.
  expect(withoutLengths).toEqual(['reg_pattern_5', 'reg_pattern_8', 'reg_pattern_12', 'reg_pattern_13']);
});

it('there is a text for every error code of the contract', () => {
  const errorCodes = new Set(Object.values(operations).flatMap(({ errors: codes }) => codes));
  const texts = english.get('errors');
  expect([...errorCodes].filter((code) => texts?.[`code.${code}`] === undefined)).toEqual([]);
});
