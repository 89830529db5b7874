// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { build, createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';

import { languages } from '../src/i18n/languages.ts';
import { texts } from './texts.ts';

const WEB = path.join(import.meta.dirname, '..');
const TEXT = 'A text of the site.';

const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Writes texts of this number of namespaces, one of them `start`, in these languages. */
function writeTexts(name: string, namespaces: number, tags: readonly string[]): string {
  const root = path.join(folder, name);
  for (let index = 0; index < namespaces; index += 1) {
    const owner = path.join(root, index === 0 ? 'start' : `feature-${index}`, 'texts');
    mkdirSync(owner, { recursive: true });
    for (const tag of tags) writeFileSync(path.join(owner, `${tag}.json`), JSON.stringify({ title: `${TEXT} ${tag}` }));
  }
  return root;
}

/** Builds the loader of texts and the texts of a failed start. */
async function buildLoader(textFolder: string): Promise<{ code: string; assets: string[] }> {
  const result = await build({
    root: WEB,
    configFile: false,
    logLevel: 'silent',
    plugins: [texts(textFolder)],
    build: {
      write: false,
      rolldownOptions: { input: path.join(WEB, 'src/app/start-texts.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('Vite wrote several outputs.');
  const code = result.output.flatMap((part) => (part.type === 'chunk' ? part.code : []));
  const assets = result.output.flatMap((part) => (part.type === 'asset' ? part.fileName : []));
  return { code: code.join('\n'), assets };
}

it('has code of the same size with 2 languages in 2 namespaces and with 38 in 48', async () => {
  const tags = Object.values(languages).map(({ bcp47 }) => bcp47);
  const few = await buildLoader(writeTexts('few', 2, ['en', 'fil-PH']));
  const many = await buildLoader(writeTexts('many', 48, tags));
  expect([few.assets.length, many.assets.length]).toEqual([2 * 38, 48 * 38]);
  expect(many.code.length).toBe(few.code.length);
  expect(many.code).not.toContain('feature-');
});

it('has the texts of a failed start in code, in the default language and in English only', async () => {
  const { code } = await buildLoader(writeTexts('start', 1, ['en', 'fil-PH', 'vi-VN']));
  expect(code.match(new RegExp(`${TEXT} [\\w-]+`, 'g'))?.toSorted()).toEqual([`${TEXT} en`, `${TEXT} fil-PH`]);
});

it('serves texts in development, in English where they are not translated', async () => {
  const root = writeTexts('served', 2, ['en', 'fil-PH']);
  const server = await createServer({
    root: WEB,
    configFile: false,
    logLevel: 'silent',
    plugins: [texts(root)],
    server: { host: '127.0.0.1', port: 0, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  try {
    const origin = server.resolvedUrls?.local[0] ?? '';
    const textOf = async (tag: string): Promise<unknown> => (await fetch(`${origin}texts/${tag}/feature1.json`)).json();
    expect([await textOf('fil-PH'), await textOf('vi-VN')]).toEqual([
      { title: `${TEXT} fil-PH` },
      { title: `${TEXT} en` },
    ]);
  } finally {
    await server.close();
  }
});
