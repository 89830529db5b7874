import { glob } from 'node:fs/promises';
import path from 'node:path';

import type { Brand } from '../brands/brand.ts';
import { languages } from '../src/i18n/languages.ts';

const BRANDS = path.join(import.meta.dirname, '../brands');

export async function readBrands(): Promise<Brand[]> {
  const brands: Brand[] = [];
  for await (const file of glob(path.join(BRANDS, '*/brand.ts'))) brands.push((await import(file)).brand);
  return brands;
}

/** BCP 47 tags of the languages that a brand offers, whose texts must be complete. */
export function offeredLanguages(brands: readonly Brand[]): string[] {
  return [...new Set(brands.flatMap((brand) => brand.languages.map((code) => languages[code].bcp47)))];
}
