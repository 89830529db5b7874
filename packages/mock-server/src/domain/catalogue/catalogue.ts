import { buildCatalogue } from './build-catalogue.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { vendors, type Vendor } from './vendors.data.ts';

interface Catalogue {
  readonly games: readonly CatalogueGame[];
  readonly byId: ReadonlyMap<string, CatalogueGame>;
}

const vendorByCode = new Map(vendors.map((vendor) => [vendor.code, vendor]));
let built: Catalogue | undefined;

/** All games; built on first use and shared by all worlds, because it never changes. */
export function allGames(): readonly CatalogueGame[] {
  return catalogue().games;
}

export function findGame(nodeId: string): CatalogueGame | undefined {
  return catalogue().byId.get(nodeId);
}

export function findVendor(code: string): Vendor | undefined {
  return vendorByCode.get(code);
}

function catalogue(): Catalogue {
  if (built === undefined) {
    const games = sortHotFirst(buildCatalogue());
    built = { games, byId: new Map(games.map((game) => [game.nodeId, game])) };
  }
  return built;
}

/** Hot games first, then new games. */
function sortHotFirst(games: readonly CatalogueGame[]): readonly CatalogueGame[] {
  const rank = ({ hot, isNew }: CatalogueGame): number => (hot ? 0 : isNew ? 1 : 2);
  return games.toSorted((a, b) => rank(a) - rank(b));
}
