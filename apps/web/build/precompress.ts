import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const COMPRESSIBLE = '**/*.{html,js,css,json,svg,webmanifest,txt}';
/** Smaller files save no packet when compressed. */
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a brotli and a gzip version of each built file, so that serving needs no compression. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = await Array.fromAsync(glob(COMPRESSIBLE, { cwd: folder, exclude: ['.vite'] }));
      await Promise.all(files.map((file) => compress(path.join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const [smallest, small] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gz(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, smallest), writeFile(`${file}.gz`, small)]);
}
