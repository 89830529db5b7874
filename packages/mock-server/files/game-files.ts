import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { minify } from 'oxc-minify';
import { transform } from 'oxc-transform';

import type { StaticFile } from './static-file.ts';

const FOLDER = path.join(import.meta.dirname, '../games');
const PREFIX = '/mock-games';
const GAMES = ['cards', 'color', 'fish', 'slot', 'table'];
/** Files that a game or a sandbox page may load; code for the server and tests are left out. */
const FILES = [
  '{cards,color,fish,slot,table}/{client,locales}/*.ts',
  '{cards,color,fish,slot,table}/{rules,rules.data}.ts',
  '{client,client/auto,client/locales,identity/client}/*.ts',
  '{cards,color,fish,slot,table,client,client/auto,pages}/*.css',
  'icons/*.svg',
];
const TEST = /\.test\.ts$/;

/** Exports of the SDK that the code of the games imports; none of them imports anything itself. */
const SDK_EXPORTS = ['format-money'];

const FONTS: Readonly<Record<string, string>> = {
  besley: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  hanken: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  'hanken-ext': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
};

/** Reads the documents of the sandbox games and what they load: code without types, styles, icons and fonts. */
export async function readGameFiles(): Promise<StaticFile[]> {
  const names = globSync(FILES, { cwd: FOLDER }).filter((name) => !TEST.test(name));
  const texts = names.map(async (name) => toServedFile(name, await readText(name)));
  const sdk = SDK_EXPORTS.map(async (name) => {
    const file = fileURLToPath(import.meta.resolve(`@croupier/sdk/${name}`));
    return toServedFile(`sdk/${name}.ts`, await readFile(file, 'utf8'));
  });
  const fonts = Object.entries(FONTS).map(async ([name, specifier]) => ({
    path: `${PREFIX}/fonts/${name}.woff2`,
    content: new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(specifier)))),
  }));
  return Promise.all([...GAMES.map(fillDocument), ...texts, ...sdk, ...fonts]);
}

/** Fills the shared document with a game's `parts.html`, where an empty line separates head and body. */
async function fillDocument(game: string): Promise<StaticFile> {
  const document = await readText('client/document.html');
  const [head = '', ...body] = (await readText(`${game}/parts.html`)).split('\n\n');
  const content = document.replace('<!-- parts -->', () => head).replace('<!-- game -->', () => body.join('\n\n'));
  return { path: `${PREFIX}/${game}/`, content };
}

/** Code without types and comments, in as few bytes as one file allows: the games are sent as files, without a bundler. */
async function toServedFile(name: string, text: string): Promise<StaticFile> {
  if (!name.endsWith('.ts')) return { path: `${PREFIX}/${name}`, content: text };
  const { code } = await minify(name, (await transform(name, text)).code, { module: true });
  const root = '../'.repeat(name.split('/').length - 1);
  const content = code
    .replaceAll(/(?<=from")@croupier\/sdk\/([\w-]+)(?=")/g, `${root}sdk/$1.js`)
    .replaceAll(/(?<=(?:from|import\(?)["`]\.[^"`]+\.)ts(?=["`])/g, 'js');
  return { path: `${PREFIX}/${name.replace(/ts$/, 'js')}`, content };
}

async function readText(name: string): Promise<string> {
  return readFile(path.join(FOLDER, name), 'utf8');
}
