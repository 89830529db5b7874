import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

import { DESKTOP, expect, test } from './site.ts';

const DIST = path.join(import.meta.dirname, '../dist');

test('the built site contains no code of the mock and of the developer panel', DESKTOP, async () => {
  const files = await Array.fromAsync(glob('**/*.{html,js,json,css}', { cwd: DIST }));
  expect(files.length).toBeGreaterThan(3);
  const texts = await Promise.all(files.map((file) => readFile(path.join(DIST, file), 'utf8')));
  const traces = ['__mock', 'mock-world', 'X-Mock', 'Sampaguita7', 'setupWorker', 'Developer panel', 'developer-panel'];
  const found = files.filter((_file, index) => traces.some((trace) => texts[index]?.includes(trace) === true));
  expect(found).toEqual([]);
});

test('the code of the built site contains no texts but those of a failed start', DESKTOP, async () => {
  const read = async (file: string): Promise<string> => readFile(path.join(DIST, file), 'utf8');
  const code = (await Promise.all((await Array.fromAsync(glob('assets/*.js', { cwd: DIST }))).map(read))).join('\n');
  const files = await Array.fromAsync(glob('assets/texts/*/{en,fil-PH}/*.json', { cwd: DIST }));
  expect(files.length).toBeGreaterThan(20);
  // Shorter texts are also words of code.
  const textsOf = (json: string): string[] =>
    [...json.matchAll(/:"((?:[^"\\]|\\.){20,})"/g)].map(([, text = '']) => text);
  const isStart = (file: string): boolean => file.endsWith('/start.json');
  const startTexts = (await Promise.all(files.filter(isStart).map(read))).flatMap(textsOf).join('\n');
  const texts = (await Promise.all(files.filter((file) => !isStart(file)).map(read)))
    .flatMap(textsOf)
    .filter((text) => !startTexts.includes(text));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => code.includes(text))).toEqual([]);
});
