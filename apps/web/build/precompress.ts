import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const COMPRESSIBLE = '**/*.{html,js,css,json,svg,webmanifest,txt}';
/** Compressing smaller files would not save a network packet. */
const MIN_BYTES = 512;

const brotliFile = promisify(brotliCompress);
const gzipFile = promisify(gzip);

/** Writes a brotli and a gzip version of each built file, so that the server need not compress. */
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
  const [br, gz] = await Promise.all([
    brotliFile(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gzipFile(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
