import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { initWasm, Resvg } from '@resvg/resvg-wasm';

let started: Promise<void> | undefined;

/** Starts the renderer once. It is WebAssembly, so a build needs neither a browser nor a library of the system. */
async function startRenderer(): Promise<void> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
}

/** Pictures of earlier builds, by a hash of what they are drawn from. */
const CACHE = path.join(import.meta.dirname, '../node_modules/.cache/pictures');

/**
 * Draws an SVG as PNG, once for all builds.
 * @param width in px; the height follows from the view box
 * @param fonts files in the format SFNT, which `font-family` names
 */
export async function drawPng(svg: string, width: number, fonts: readonly Uint8Array[] = []): Promise<Uint8Array> {
  const hash = createHash('sha256').update(`${width} ${svg}`);
  fonts.forEach((font) => hash.update(font));
  const file = path.join(CACHE, `${hash.digest('hex')}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return known;
  const png = await draw(svg, width, fonts);
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, png);
  return png;
}

async function draw(svg: string, width: number, fonts: readonly Uint8Array[]): Promise<Uint8Array> {
  started ??= startRenderer();
  await started;
  const renderer = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [...fonts], loadSystemFonts: false },
  });
  const image = renderer.render();
  const png = image.asPng();
  image.free();
  renderer.free();
  return png;
}
