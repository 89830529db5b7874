// @vitest-environment node
import { expect, it } from 'vitest';

import { readTextFiles, SOURCE_LANGUAGE, textsOf } from './text-files.ts';
import { findUnusedKeys, readSource, readSources } from './used-keys.ts';
import { fromXliff, toXliff } from './xliff.ts';

it('finds keys that no code of the namespace names', () => {
  const texts = { title: 'Title', 'status.OPEN': 'Open', count_one: '1', count_other: '2', old: 'Old' };
  const page = "const { t } = useTranslation('play'); t('title'); t(`status.${status}`); t('count', { count });";
  const other = "const { t } = useTranslation('lobby'); t('old');";
  const unusedWith = (...codes: string[]): string[] =>
    findUnusedKeys(
      'play',
      texts,
      codes.map((code) => readSource('page.tsx', code)),
    );
  expect(unusedWith(page, other)).toEqual(['old']);
  // Keys in data, used by another file.
  expect(unusedWith(page, "export const keys = ['old'];")).toEqual([]);
  expect(unusedWith(page, "const { t } = useTranslation('lobby'); t('play:old');")).toEqual([]);
});

const english = textsOf(readTextFiles(), SOURCE_LANGUAGE);
const sources = readSources();

it.each([...english])('every text of %s is used', (namespace, texts) => {
  expect(findUnusedKeys(namespace, texts, sources)).toEqual([]);
});

it('a language comes back from a translator as it was sent, with its plural forms', () => {
  const source = new Map([
    ['play', { title: 'Win & <b>lose</b>', 'nav.games_one': 'One', 'nav.games_other': '{{count}}' }],
  ]);
  const translated = new Map([['play', { title: 'Ăn & <b>thua</b> "x"', 'nav.games_other': '{{count}} trò' }]]);
  const xml = toXliff('vi-VN', source, translated);
  expect(fromXliff(xml)).toEqual({ language: 'vi-VN', texts: translated });
  expect(toXliff('pl-PL', source, new Map())).toMatch(
    /id="nav.games_few"><notes><note>For numbers such as 2, 3, 4, 22/,
  );
});

it('refuses a file of another format', () => {
  expect(() => fromXliff('<texts/>')).toThrow('not XLIFF');
});
