import type { GameCategory } from '@croupier/sdk/types';

import type { CategoryVendors } from '../../shared/games/categories.ts';
import type { VendorItem } from '../../shared/games/game-item.ts';

export interface VendorsByCategory {
  readonly cards: readonly CategoryVendors[];
  readonly navigation: readonly CategoryVendors[];
}

/** Vendors of a category from the cards, otherwise from the navigation. */
export function vendorsForCategory(
  { cards, navigation }: VendorsByCategory,
  category: GameCategory,
): readonly VendorItem[] {
  return [...cards, ...navigation].find((list) => list.category === category)?.vendors ?? [];
}
