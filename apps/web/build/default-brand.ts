import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Brand } from '../brands/brand.ts';
import { languages } from '../src/i18n/languages.ts';
import { parseRuntimeConfig } from '../src/config/runtime-config.ts';

const WEB = path.join(import.meta.dirname, '..');

interface DefaultBrand {
  readonly name: string;
  /** BCP 47 tag of the default language. */
  readonly language: string;
}

/** The brand of `public/config.json`, which the HTML shows until the code runs. */
export async function defaultBrand(): Promise<DefaultBrand> {
  const config = parseRuntimeConfig(JSON.parse(await readFile(path.join(WEB, 'public/config.json'), 'utf8')));
  // A variable path, so that Vite does not bundle the brands with its configuration.
  const file = path.join(WEB, 'brands', config.brand, 'brand.ts');
  const { brand }: { brand: Brand } = await import(file);
  return { name: brand.name, language: languages[brand.defaultLanguage].bcp47 };
}
