import { createContext, use } from 'react';
import type { BrandTokens } from './tokens.ts';

export const BrandContext = createContext<BrandTokens | undefined>(undefined);

/** The brand in force. Throws outside a BrandProvider. */
export function useBrand(): BrandTokens {
  const brand = use(BrandContext);
  if (!brand) throw new Error('No brand here: put the tree into <BrandProvider brand={…}>');
  return brand;
}
