import { createContext, use } from 'react';
import type { BrandTokens, Direction } from './tokens.ts';

interface BrandInForce {
  readonly brand: BrandTokens;
  readonly direction: Direction;
}

export const BrandContext = createContext<BrandInForce | undefined>(undefined);

function useBrandInForce(): BrandInForce {
  const inForce = use(BrandContext);
  if (!inForce) throw new Error('No brand here: put the tree into <BrandProvider brand={…}>');
  return inForce;
}

/** The current brand. Throws outside a BrandProvider. */
export const useBrand = (): BrandTokens => useBrandInForce().brand;

/** Text direction. Throws outside a BrandProvider. */
export const useDirection = (): Direction => useBrandInForce().direction;
