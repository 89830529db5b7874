import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Brand } from '../brands/brand.ts';
import { parseRuntimeConfig } from '../src/config/runtime-config.ts';

const WEB = path.join(import.meta.dirname, '..');

/** The brand of `public/config.json`, which the HTML shows until the code runs. */
export async function defaultBrand(): Promise<Brand> {
  const config = parseRuntimeConfig(JSON.parse(await readFile(path.join(WEB, 'public/config.json'), 'utf8')));
  // A variable path, so that Vite does not bundle the brands with its configuration.
  const file = path.join(WEB, 'brands', config.brand, 'brand.ts');
  const { brand }: { brand: Brand } = await import(file);
  return brand;
}
