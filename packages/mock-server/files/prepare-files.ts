import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readGameFiles } from './game-files.ts';
import { drawPictures } from './pictures.ts';
import type { StaticFile } from './static-file.ts';

const PACKAGE = path.join(import.meta.dirname, '..');
const CACHE = path.join(PACKAGE, 'dist/files');
/** Code and data that the files are made from. */
const SOURCES = ['{art,files,games}/**/*.*', 'src/domain/**/*.ts', 'package.json'];
const INDEX = 'index.json';
/** Age in ms at which files of other sources are deleted; a server that was started before still reads them. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/** Files of the mock in a folder. */
export interface PreparedFiles {
  readonly folder: string;
  /** Path in a URL → name in the folder and ETag. */
  readonly index: ReadonlyMap<string, IndexEntry>;
}

interface IndexEntry {
  readonly name: string;
  readonly tag: string;
}

/** Writes the pictures and game files of the mock to a folder, unless they are there for the present sources. */
export async function prepareFiles(cache: string = CACHE, make: MakeFiles = makeFiles): Promise<PreparedFiles> {
  const folder = path.join(cache, await hashOfSources());
  const index = (await readIndex(folder)) ?? (await writeFiles(cache, folder, await make()));
  return { folder, index: new Map(Object.entries(index)) };
}

type MakeFiles = () => Promise<readonly StaticFile[]>;

const makeFiles: MakeFiles = async () => [...drawPictures(), ...(await readGameFiles())];

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const names = globSync(SOURCES, { cwd: PACKAGE }).filter((name) => !name.endsWith('.test.ts'));
  const texts = await Promise.all(
    names.toSorted().map(async (name) => [name, await readFile(path.join(PACKAGE, name))]),
  );
  for (const part of texts.flat()) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

async function readIndex(folder: string): Promise<Record<string, IndexEntry> | undefined> {
  const text = await readFile(path.join(folder, INDEX), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Writes to a folder of its own first, because several processes may start at once. */
async function writeFiles(
  cache: string,
  folder: string,
  files: readonly StaticFile[],
): Promise<Record<string, IndexEntry>> {
  await mkdir(cache, { recursive: true });
  const temporary = await mkdtemp(path.join(cache, 'new-'));
  const names = new Set(files.map((file) => path.dirname(nameOf(file))));
  for (const name of names) await mkdir(path.join(temporary, name), { recursive: true });
  await Promise.all(files.map(async (file) => writeFile(path.join(temporary, nameOf(file)), file.content)));
  const index = Object.fromEntries(files.map((file) => [file.path, { name: nameOf(file), tag: tagOf(file) }]));
  await writeFile(path.join(temporary, INDEX), JSON.stringify(index));
  // Fails when another process was faster; its files are the same.
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true }));
  await deleteOld(cache, folder);
  return index;
}

function nameOf({ path: url }: StaticFile): string {
  return url.endsWith('/') ? `${url}index.html` : url;
}

function tagOf({ content }: StaticFile): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

async function deleteOld(cache: string, current: string): Promise<void> {
  const folders = (await readdir(cache)).map((name) => path.join(cache, name)).filter((folder) => folder !== current);
  for (const folder of folders) {
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(folder, { recursive: true, force: true });
  }
}
