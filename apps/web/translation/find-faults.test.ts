// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { fillTexts } from './fill-texts.ts';
import { findFaults } from './find-faults.ts';
import { exampleNumbers, keysOf } from './plural-forms.ts';

const ENGLISH = {
  title: 'Your games',
  greeting: 'Hello, {{name}}',
  terms: 'Accept the <link>terms</link>',
  games_one: 'One game',
  games_other: '{{count}} games',
};
const COMPLETE = { title: 'Gry', greeting: 'Cześć, {{name}}', terms: 'Przyjmij <link>warunki</link>' };
const POLISH = { ...COMPLETE, games_one: 'Jedna gra', games_few: '{{count}} gry', games_many: '{{count}} gier' };
const OTHER = { games_other: '{{count}} gry' };

const faultsOf = (language: string, texts: Record<string, string>): string[] =>
  findFaults(language, ENGLISH, texts).map(({ key, kind }) => `${key}: ${kind}`);

describe('findFaults', () => {
  it('accepts the plural forms of the language', () => {
    expect(faultsOf('pl-PL', { ...POLISH, ...OTHER })).toEqual([]);
  });

  it.each([
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['ru-RU', ['one', 'few', 'many', 'other']],
    ['uk-UA', ['one', 'few', 'many', 'other']],
    ['ja-JP', ['other']],
  ])('requires every form that %s has', (language, categories) => {
    const forms = faultsOf(language, COMPLETE);
    expect(forms).toEqual(categories.map((category) => `games_${category}: missing`));
  });

  it('requires `other`', () => {
    expect(faultsOf('pl-PL', POLISH)).toEqual(['games_other: missing']);
  });

  it('refuses forms that the language does not have, and keys that English does not have', () => {
    expect(faultsOf('ja-JP', { ...COMPLETE, ...OTHER, games_one: '{{count}}', more: 'x' })).toEqual([
      'games_one: foreign',
      'more: foreign',
    ]);
  });

  it('reports missing and empty texts', () => {
    const { title: _title, ...texts } = { ...POLISH, ...OTHER, greeting: ' ' };
    expect(faultsOf('pl-PL', texts)).toEqual(['title: missing', 'greeting: empty']);
  });

  it('reports placeholders and tags that differ from English', () => {
    const texts = { ...POLISH, ...OTHER, greeting: 'Cześć, {{nick}}', terms: 'Przyjmij warunki' };
    expect(faultsOf('pl-PL', texts)).toEqual(['greeting: placeholders', 'terms: tags']);
    expect(faultsOf('pl-PL', { ...POLISH, games_other: 'gry' })).toEqual(['games_other: placeholders']);
  });

  it('requires the number in a form of several numbers, where English says it in words', () => {
    // 1, 21 and 31 have this form in Russian.
    const texts = { ...COMPLETE, games_one: 'Одна игра', games_few: '{{count}}', games_many: '{{count}}' };
    expect(faultsOf('ru-RU', { ...texts, games_other: '{{count}}' })).toEqual(['games_one: placeholders']);
  });
});

describe('keysOf', () => {
  it('gives the English text of a form only where it means the same number', () => {
    const sourceOf = (language: string) => keysOf(ENGLISH, language).find(({ category }) => category === 'one')?.source;
    expect([sourceOf('pl-PL'), sourceOf('ru-RU')]).toEqual(['One game', '{{count}} games']);
  });

  it('has examples of a form for translators', () => {
    expect([exampleNumbers('ru-RU', 'few'), exampleNumbers('es-ES', 'many')]).toEqual([[2, 3, 4, 22], [1e6]]);
  });
});

describe('fillTexts', () => {
  it('takes English for what is not translated, and `other` for a missing plural form', () => {
    const { texts, keys, filled } = fillTexts('pl-PL', ENGLISH, { greeting: 'Cześć, {{name}}', ...OTHER });
    expect(texts).toEqual({
      title: ENGLISH.title,
      greeting: 'Cześć, {{name}}',
      terms: ENGLISH.terms,
      games_one: '{{count}} gry',
      games_few: '{{count}} gry',
      games_many: '{{count}} gry',
      ...OTHER,
    });
    expect([keys, filled]).toEqual([7, 5]);
  });

  it('has a text for every plural form of a language without translations, nested by key', () => {
    expect(fillTexts('ar', { 'nav.count_one': 'One', 'nav.count_other': '{{count}}' }).texts).toEqual({
      nav: Object.fromEntries(
        ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [
          `count_${form}`,
          form === 'one' ? 'One' : '{{count}}',
        ]),
      ),
    });
  });
});
