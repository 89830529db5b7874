import type { GameCategory, GameClassify, GameVendor, SortedVendorEntry, VendorLane } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';
import { allGames } from './catalogue.ts';
import type { PlayCategory } from './catalogue-game.ts';
import { isClosedCategory } from './closed-categories.ts';
import { classifyOf, vendorCard } from './describe-vendor.ts';
import { vendors } from './vendors.data.ts';

/** Rows of the home page. Sports include e-sports and cockfights, which clients split off. */
const LANES: readonly (readonly [GameCategory, readonly PlayCategory[]])[] = [
  ['RNG', ['RNG']],
  ['LIVE', ['LIVE']],
  ['FISH', ['FISH']],
  ['SPORTS', ['SPORTS', 'ESPORTS', 'COCKFIGHT']],
  ['PVP', ['PVP']],
  ['ELOTT', ['ELOTT']],
];
/** Categories of the top navigation. */
const NAVIGATION: readonly GameCategory[] = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'];

export function listGameVendors(context: DomainContext): { lanes: VendorLane[]; sortedVendors: SortedVendorEntry[] } {
  const isOpen = (category: GameCategory): boolean => !isClosedCategory(context, category);
  return {
    lanes: LANES.map(([title, categories]) => ({
      title,
      cards: categories.filter(isOpen).flatMap(cardsOf),
      gameClassify: categories.filter(isOpen).flatMap(subCategoriesOf),
    })),
    sortedVendors: NAVIGATION.filter(isOpen).map((gameCategory) => ({
      gameCategory,
      vendors:
        LANES.find(([title]) => title === gameCategory)?.[1]
          .filter(isOpen)
          .flatMap(cardsOf) ?? cardsOf(gameCategory),
    })),
  };
}

function cardsOf(category: GameCategory): GameVendor[] {
  return vendors.filter(({ shares }) => shares[category] !== undefined).map(({ code }) => vendorCard(code, category));
}

function subCategoriesOf(category: PlayCategory): GameClassify[] {
  const games = allGames().filter((game) => game.isGame && game.category === category);
  const byCode = Map.groupBy(games, ({ classify }) => classify);
  return [...byCode].flatMap(([code, list]) => {
    if (code === undefined) return [];
    const codes = new Set(list.map(({ vendor }) => vendor));
    const cards = vendors.filter((vendor) => codes.has(vendor.code)).map((vendor) => vendorCard(vendor.code, category));
    return [classifyOf(code, { vendors: cards, gameCount: list.length })];
  });
}
