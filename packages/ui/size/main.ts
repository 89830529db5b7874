/*
 * Measures the brotli size of importing each widget alone, excluding what size/base.ts loads, and compares it with
 * size/budget.json. Code loaded later by import() does not count.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');
const budget: Record<string, number> = JSON.parse(readFileSync(path.join(import.meta.dirname, 'budget.json'), 'utf8'));

interface Chunk {
  code: string;
  imports: string[];
  /** The entry this chunk belongs to, if any. */
  entry: string | undefined;
}

/** Chunks by file name; code shared by several entries is a chunk of its own. */
async function chunksOf(entries: Record<string, string>): Promise<Map<string, Chunk>> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entries, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = new Map<string, Chunk>();
  for (const item of outputs.flatMap((output) => ('output' in output ? output.output : []))) {
    if (item.type === 'chunk') {
      chunks.set(item.fileName, {
        code: item.code,
        imports: item.imports,
        entry: item.isEntry ? item.name : undefined,
      });
    }
  }
  return chunks;
}

/** Files of an entry and of everything it imports statically. */
function importedFiles(chunks: Map<string, Chunk>, entry: string): Set<string> {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    chunks.get(file)?.imports.forEach(add);
  };
  for (const [file, chunk] of chunks) if (chunk.entry === entry) add(file);
  return files;
}

const bytesOf = async ({ code }: Chunk) => (await promisify(brotliCompress)(code)).length;

function fileOf(widget: string): string {
  const [file] = globSync(`src/components/*/${widget}/${widget}.tsx`, { cwd: root });
  if (file === undefined) throw new Error(`size/budget.json names ${widget}, which does not exist`);
  return file;
}

const widgets = Object.entries(budget);
const chunks = await chunksOf({
  base: 'size/base.ts',
  ...Object.fromEntries(widgets.map(([name]) => [name, fileOf(name)])),
});
const loaded = importedFiles(chunks, 'base');
for (const [name, limit] of widgets) {
  const ownChunks = [...chunks].filter(([file]) => importedFiles(chunks, name).has(file) && !loaded.has(file));
  const sizes = await Promise.all(ownChunks.map(([, chunk]) => bytesOf(chunk)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > limit) process.exitCode = 1;
  console.log(`  ${name} alone: ${bytes} of ${limit} bytes${bytes > limit ? ', TOO MANY' : ''}`);
}
