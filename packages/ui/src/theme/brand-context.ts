import { createContext, use } from 'react';
import type { BrandTokens, Direction } from './tokens.ts';

interface ActiveBrand {
  readonly brand: BrandTokens;
  readonly direction: Direction;
}

export const BrandContext = createContext<ActiveBrand | undefined>(undefined);

function useActiveBrand(): ActiveBrand {
  const activeBrand = use(BrandContext);
  if (!activeBrand) throw new Error('The brand is only available inside <BrandProvider brand={…}>');
  return activeBrand;
}

/** The current brand. Throws outside a BrandProvider. */
export const useBrand = (): BrandTokens => useActiveBrand().brand;

/** Text direction. Throws outside a BrandProvider. */
export const useDirection = (): Direction => useActiveBrand().direction;
