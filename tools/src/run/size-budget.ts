import { Trouble } from '../../bootstrap/trouble.mjs';

/** What Vite writes about a chunk in .vite/manifest.json, as far as it matters here. */
export interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** Key → chunk; keys are source files or names of shared chunks. */
export type Manifest = Record<string, Chunk>;

/** tools/size-budget.json; limits in bytes as they travel (JS and CSS by brotli). */
export interface Budget {
  entry: string;
  /** Dynamic imports that the home page loads at once, as keys of the manifest. */
  home: string[];
  limits: { firstLoadJs: number; firstLoadCss: number; firstLoadFonts: number; laterJs: number };
}

/** One thing with a limit: its files, biggest first, and their bytes together. */
export interface Share {
  what: string;
  bytes: number;
  limit: number;
  files: { file: string; bytes: number }[];
}

/**
 * What has to be loaded first, and what every chunk that comes later brings with it.
 * @param bytesOf bytes of a file of dist as it travels
 * @throws {Trouble} when the budget names a chunk that the build does not have
 */
export function sharesOf(manifest: Manifest, budget: Budget, bytesOf: (file: string) => number): Share[] {
  const share = (what: string, limit: number, files: Iterable<string>): Share => {
    const sized = [...new Set(files)].map((file) => ({ file, bytes: bytesOf(file) }));
    const bytes = sized.reduce((sum, file) => sum + file.bytes, 0);
    return { what, limit, bytes, files: sized.toSorted((a, b) => b.bytes - a.bytes) };
  };
  const { limits } = budget;
  const first = closureOf(manifest, [budget.entry, ...budget.home]);
  const firstChunks = [...first].map((key) => chunkOf(manifest, key));
  const later = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && !first.has(key));
  return [
    share('JS of the first load', limits.firstLoadJs, scripts(firstChunks)),
    share(
      'CSS of the first load',
      limits.firstLoadCss,
      firstChunks.flatMap((chunk) => chunk.css ?? []),
    ),
    share('fonts of the first load', limits.firstLoadFonts, firstChunks.flatMap(fontsOf)),
    ...later.map((key) => {
      const own = [...closureOf(manifest, [key])].filter((needed) => !first.has(needed));
      return share(`JS of ${key}`, limits.laterJs, scripts(own.map((needed) => chunkOf(manifest, needed))));
    }),
  ];
}

/** The sentence about a share over its limit, with its biggest files. */
export function complaint({ what, bytes, limit, files }: Share): string {
  const biggest = files.slice(0, 8).map((file) => `  ${kB(file.bytes).padStart(9)}  ${file.file}`);
  return [`${what}: ${kB(bytes)} is ${kB(bytes - limit)} over the limit of ${kB(limit)}. Biggest:`, ...biggest].join(
    '\n',
  );
}

/** Bytes for a reader, in units of 1000. */
export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
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
    throw new Trouble(`tools/size-budget.json names ${key}, which the build does not have: has the file moved?`);
  }
  return chunk;
}

function scripts(chunks: Chunk[]): string[] {
  return chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'));
}

function fontsOf(chunk: Chunk): string[] {
  return (chunk.assets ?? []).filter((file) => file.endsWith('.woff2'));
}
