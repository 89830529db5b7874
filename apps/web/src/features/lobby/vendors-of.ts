import type { GameCategory } from '@croupier/sdk/types';

import type { CategoryVendors } from '../../shared/games/categories.ts';
import type { VendorItem } from '../../shared/games/game-item.ts';

export interface VendorLists {
  readonly cards: readonly CategoryVendors[];
  readonly navigation: readonly CategoryVendors[];
}

/** The vendors of a category, those of its cards before those that only the navigation knows. */
export function vendorsOf({ cards, navigation }: VendorLists, category: GameCategory): readonly VendorItem[] {
  return [...cards, ...navigation].find((list) => list.category === category)?.vendors ?? [];
}
