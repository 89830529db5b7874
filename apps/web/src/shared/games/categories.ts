import type { GameCategory, GameType, GameVendor, SortedVendorEntry, VendorLane } from '@croupier/sdk/types';

import { toVendorItem, type VendorItem } from './game-item.ts';

/** Vendors that the platform lists under SPORTS and the site shows as separate categories [VENDOR-02]. */
const SPLIT_FROM_SPORTS: ReadonlyMap<string, GameCategory> = new Map([
  // [CONST-06]
  ['IMES', 'ESPORTS'],
  ['TF', 'ESPORTS'],
  ['IA', 'ESPORTS'],
  // [CONST-07]
  ['DS88', 'COCKFIGHT'],
  ['DIG', 'COCKFIGHT'],
  ['SV3', 'COCKFIGHT'],
]);

/** Category in which the site shows a vendor. */
export function shownCategory(category: string, vendor: string): string {
  return category === 'SPORTS' ? (SPLIT_FROM_SPORTS.get(vendor) ?? category) : category;
}

/** A category with its vendors. */
export interface CategoryVendors {
  readonly category: GameCategory;
  readonly vendors: readonly VendorItem[];
}

/**
 * Splits e-sports and cockfights from SPORTS and lists them directly after it [VENDOR-02]. Drops categories without
 * vendors.
 */
export function expandCategories(
  entries: readonly (readonly [GameCategory, readonly GameVendor[]])[],
): readonly CategoryVendors[] {
  const vendorsByCategory = new Map(entries);
  return entries
    .flatMap(([category, vendors]): CategoryVendors[] => {
      if (category !== 'SPORTS')
        return vendorsByCategory.has('SPORTS') && isSplitFromSports(category)
          ? []
          : [distinctVendors(category, vendors)];
      const sportsVendors = [
        ...vendors,
        ...(vendorsByCategory.get('ESPORTS') ?? []),
        ...(vendorsByCategory.get('COCKFIGHT') ?? []),
      ];
      const vendorsOf = (name: GameCategory): CategoryVendors =>
        distinctVendors(
          name,
          sportsVendors.filter(({ vassalage }) => shownCategory('SPORTS', vassalage) === name),
        );
      return [vendorsOf('SPORTS'), vendorsOf('ESPORTS'), vendorsOf('COCKFIGHT')];
    })
    .filter(({ vendors }) => vendors.length > 0);
}

const isSplitFromSports = (category: string): boolean => category === 'ESPORTS' || category === 'COCKFIGHT';

function distinctVendors(category: GameCategory, vendors: readonly GameVendor[]): CategoryVendors {
  const byCode = new Map(vendors.map((vendor) => [vendor.vassalage, toVendorItem(vendor)]));
  return { category, vendors: [...byCode.values()] };
}

export function categoriesOfNavigation(entries: readonly SortedVendorEntry[]): readonly CategoryVendors[] {
  return expandCategories(entries.map(({ gameCategory, vendors }) => [gameCategory, vendors] as const));
}

export function categoriesFromLanes(lanes: readonly VendorLane[]): readonly CategoryVendors[] {
  return expandCategories(lanes.map(({ title, cards }) => [title, cards] as const));
}

/** Category code for calls, where e-sports and cockfights are SPORTS [CALL-30]. */
export function wireType(category: GameType): GameType {
  return isSplitFromSports(category) ? 'SPORTS' : category;
}
