import type { Brand } from '../../brands/brand.ts';
import { ConfigError } from './runtime-config.ts';

const brands = import.meta.glob<Brand>('../../brands/*/brand.ts', { import: 'brand' });

/** Loads a brand's data. Throws ConfigError for an unknown brand. */
export async function loadBrand(id: string): Promise<Brand> {
  const load = brands[`../../brands/${id}/brand.ts`];
  if (load === undefined) throw new ConfigError(`There is no brand "${id}".`);
  return load();
}

/** Ids of all brands. */
export function listBrands(): readonly string[] {
  return Object.keys(brands).map((file) => file.split('/').at(-2) ?? '');
}
