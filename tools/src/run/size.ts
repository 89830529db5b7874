import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { runChild } from '../../bootstrap/child.mjs';
import { UserError } from '../../bootstrap/user-error.mjs';
import { ROOT } from './paths.ts';
import type { Context } from './step.ts';

const DIST = path.join(ROOT, 'apps/web/dist');
/** Shares of the first load: JS, texts, HTML and fonts. */
const FIRST_LOAD_SHARES = 4;

/** Compares the build in apps/web/dist with tools/size-budget.json, and components of packages/ui with their budget. */
export async function checkSize(context: Context): Promise<void> {
  await checkApp(context);
  await checkComponents(context);
}

async function checkComponents({ say }: Context): Promise<void> {
  const { code, output } = await runChild(process.execPath, ['size/main.ts'], {
    cwd: path.join(ROOT, 'packages/ui'),
    output: 'capture',
  });
  if (code !== 0) {
    throw new UserError(
      `Components of packages/ui exceed their size budget, see packages/ui/size:\n${output.trimEnd()}`,
    );
  }
  say(output.trimEnd());
}

async function checkApp({ say }: Context): Promise<void> {
  const manifest: Manifest = await readJson(path.join(DIST, '.vite/manifest.json'));
  const budget: Budget = await readJson(path.join(ROOT, 'tools/size-budget.json'));
  const texts = globSync(`assets/texts/*/*/{${budget.homeTexts.join(',')}}.json`, { cwd: DIST });
  const files = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])]);
  // The HTML contains its style sheets.
  const served = files.filter((file) => !file.endsWith('.css'));
  const bytes = await transferSizes([budget.entry, ...served, ...texts]);
  const shares = sharesOf(manifest, texts, budget, (file) => bytes.get(file) ?? 0);
  const tooLarge = shares.filter((share) => share.bytes > share.limit);
  if (tooLarge.length > 0) {
    throw new UserError(tooLarge.map(overrunMessage).join('\n'));
  }
  const fixed = FIRST_LOAD_SHARES + Object.keys(budget.limits.shared).length;
  const [largestLater] = shares.slice(fixed).toSorted((a, b) => b.bytes - a.bytes);
  for (const share of [...shares.slice(0, fixed), ...(largestLater ? [largestLater] : [])]) {
    say(`  ${share.what}: ${kB(share.bytes)} of ${kB(share.limit)}`);
  }
}

/** Transfer size of each file in bytes: HTML, JS and JSON with brotli at its highest level, other files as they are. */
async function transferSizes(files: string[]): Promise<Map<string, number>> {
  const compress = promisify(brotliCompress);
  const sizes = [...new Set(files)].map(async (file): Promise<[string, number]> => {
    const content = await readFile(path.join(DIST, file));
    return [file, /\.(?:html|js|json)$/.test(file) ? (await compress(content)).length : content.length];
  });
  return new Map(await Promise.all(sizes));
}

async function readJson<T>(file: string): Promise<T> {
  // Vite writes the manifest, and the budget is part of this repository; a wrong shape makes the check fail.
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** The fields of .vite/manifest.json that the check reads. */
export interface Chunk {
  file: string;
  /** Of a shared chunk, the name of its group. */
  name?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  assets?: string[];
}

/** Key → chunk; keys are source files or names of shared chunks. */
export type Manifest = Record<string, Chunk>;

/** tools/size-budget.json; limits in transferred bytes (HTML, JS and texts with brotli). */
export interface Budget {
  entry: string;
  /** Dynamic imports that the home page loads immediately, as keys of the manifest; of several for a `*`, the largest. */
  home: string[];
  /** Namespaces of texts that the home page loads immediately. */
  homeTexts: string[];
  limits: {
    firstLoadJs: number;
    firstLoadTexts: number;
    /** HTML of every page, which contains the styles of its first paint. */
    firstLoadHtml: number;
    firstLoadFonts: number;
    /** JS of a lazy chunk with what it imports, without shared chunks. */
    laterJs: number;
    /** Chunks that most pages share and a visitor loads once, by name. */
    shared: Record<string, number>;
  };
}

/** Files with a common limit, largest first. */
export interface Share {
  what: string;
  bytes: number;
  limit: number;
  files: { file: string; bytes: number }[];
}

/**
 * The first load in the language with the longest texts, each shared chunk, and every lazy chunk with what else it imports.
 * @param texts files of the first load in every language, such as `assets/texts/<version>/en/site.json`
 * @param bytesOf transferred bytes of a file of dist
 * @throws {UserError} when the budget names a chunk that the build does not have
 */
export function sharesOf(
  manifest: Manifest,
  texts: string[],
  budget: Budget,
  bytesOf: (file: string) => number,
): Share[] {
  const share = (what: string, limit: number, files: Iterable<string>): Share => {
    const sized = [...new Set(files)].map((file) => ({ file, bytes: bytesOf(file) }));
    const bytes = sized.reduce((sum, file) => sum + file.bytes, 0);
    return { what, limit, bytes, files: sized.toSorted((a, b) => b.bytes - a.bytes) };
  };
  const { limits } = budget;
  const home = budget.home.map((pattern) =>
    largestOf(Object.keys(manifest), pattern, (key) => bytesOf(chunkOf(manifest, key).file)),
  );
  const first = closureOf(manifest, [budget.entry, ...home]);
  const firstChunks = [...first].map((key) => chunkOf(manifest, key));
  const shared = new Map(Object.keys(limits.shared).map((name) => [sharedChunk(manifest, name), name]));
  const later = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && !first.has(key));
  return [
    share('JS of the first load', limits.firstLoadJs, scripts(firstChunks)),
    share('texts of the first load', limits.firstLoadTexts, longestTexts(texts, bytesOf)),
    share('HTML of the first load', limits.firstLoadHtml, [budget.entry]),
    share('fonts of the first load', limits.firstLoadFonts, firstChunks.flatMap(fontsOf)),
    ...[...shared].map(([key, name]) =>
      share(`JS of the shared chunk ${name}`, limits.shared[name] ?? 0, scripts([chunkOf(manifest, key)])),
    ),
    ...later.map((key) => {
      const own = [...closureOf(manifest, [key])].filter((needed) => !first.has(needed) && !shared.has(needed));
      return share(`JS of ${key}`, limits.laterJs, scripts(own.map((needed) => chunkOf(manifest, needed))));
    }),
  ];
}

/** Message for a share above its limit, with its largest files. */
export function overrunMessage({ what, bytes, limit, files }: Share): string {
  const largest = files.slice(0, 8).map((file) => `  ${kB(file.bytes).padStart(9)}  ${file.file}`);
  return [`${what}: ${kB(bytes)} is ${kB(bytes - limit)} over the limit of ${kB(limit)}. Largest:`, ...largest].join(
    '\n',
  );
}

/** Formats bytes as kB of 1000 bytes. */
function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function largestOf(keys: string[], pattern: string, bytesOf: (key: string) => number): string {
  const matching = keys.filter((key) => path.matchesGlob(key, pattern));
  return matching.toSorted((a, b) => bytesOf(b) - bytesOf(a))[0] ?? pattern;
}

/** The files of the language with most bytes. */
function longestTexts(files: string[], bytesOf: (file: string) => number): string[] {
  const sumOf = (language: string[]): number => language.reduce((sum, file) => sum + bytesOf(file), 0);
  const languages = Object.values(Object.groupBy(files, (file) => path.dirname(file))).map((language = []) => language);
  return languages.toSorted((a, b) => sumOf(b) - sumOf(a))[0] ?? [];
}

function closureOf(manifest: Manifest, keys: string[]): Set<string> {
  const found = new Set<string>();
  const add = (key: string): void => {
    if (!found.has(key)) {
      found.add(key);
      chunkOf(manifest, key).imports?.forEach(add);
    }
  };
  keys.forEach(add);
  return found;
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) {
    throw new UserError(`tools/size-budget.json names ${key}, which the build does not have: has the file moved?`);
  }
  return chunk;
}

function scripts(chunks: Chunk[]): string[] {
  return chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'));
}

function fontsOf(chunk: Chunk): string[] {
  return (chunk.assets ?? []).filter((file) => file.endsWith('.woff2'));
}

function sharedChunk(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === name);
  if (key === undefined)
    throw new UserError(`tools/size-budget.json names the chunk ${name}, which the build does not have`);
  return key;
}
