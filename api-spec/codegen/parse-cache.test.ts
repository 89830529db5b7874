import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { YAMLException } from 'js-yaml';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { openParseCache } from './parse-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parse-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a text is read from the cache the next time, and one that nobody asks for is forgotten', async () => {
  const file = path.join(folder, 'dist/parsed.json');
  const first = openParseCache(file);
  expect(first.parse('a: [1, two]')).toEqual({ a: [1, 'two'] });
  expect(first.parse('old: true')).toEqual({ old: true });
  await first.save();

  // A content that the text alone would not give shows that the cache answers.
  writeFileSync(file, readFileSync(file, 'utf8').replace('two', 'cached'));
  const second = openParseCache(file);
  expect(second.parse('a: [1, two]')).toEqual({ a: [1, 'cached'] });
  expect(second.parse('a: [1, three]')).toEqual({ a: [1, 'three'] });
  await second.save();
  expect(readFileSync(file, 'utf8')).not.toContain('old');
});

it.each(['', '{', '{"a":1}', 'null'])('a cache of %j is empty', (content) => {
  const file = path.join(folder, 'parsed.json');
  writeFileSync(file, content);
  expect(openParseCache(file).parse('a: 1')).toEqual({ a: 1 });
});

it('a text that is not YAML is refused each time', () => {
  const { parse } = openParseCache(path.join(folder, 'parsed.json'));
  expect(() => parse('a: [')).toThrow(YAMLException);
  expect(() => parse('a: [')).toThrow(YAMLException);
});
