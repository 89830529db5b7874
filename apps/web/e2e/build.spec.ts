import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from './site.ts';

const DIST = path.join(import.meta.dirname, '../dist');

test('the built site contains no code of the mock', async () => {
  const files = await Array.fromAsync(glob('**/*.{html,js,json,css}', { cwd: DIST }));
  expect(files.length).toBeGreaterThan(3);
  const texts = await Promise.all(files.map((file) => readFile(path.join(DIST, file), 'utf8')));
  const traces = ['__mock', 'mock-world', 'X-Mock', 'Sampaguita7', 'setupWorker'];
  const found = files.filter((_file, index) => traces.some((trace) => texts[index]?.includes(trace) === true));
  expect(found).toEqual([]);
});
