import type { CatalogueGame } from './catalogue-game.ts';

/** Games named by documentation, examples and tests; each replaces the generated game with its id. */
export const knownGames: readonly (Pick<CatalogueGame, 'nodeId' | 'name' | 'vendor' | 'category' | 'motif'> &
  Partial<CatalogueGame>)[] = [
  {
    nodeId: 'rng_20481',
    name: 'Perlas ng Silangan',
    vendor: 'JDB',
    category: 'RNG',
    motif: 'pearl',
    classify: 'JP',
    gameCode: 'PERLAS',
    hot: true,
    isNew: false,
  },
  {
    nodeId: 'rng_20502',
    name: 'Gintong Jeepney',
    vendor: 'CQ9',
    category: 'RNG',
    motif: 'jeepney',
    classify: 'JP',
    gameCode: 'JEEPNEY',
    hot: false,
    isNew: true,
  },
  { nodeId: 'rng_20510', name: 'Bituin ng Maynila', vendor: 'TALA', category: 'RNG', motif: 'parol', hot: true },
  // The vendors have no launch URL for these two, so a launch fails.
  { nodeId: 'rng_20404', name: 'Bakunawa', vendor: 'TALA', category: 'RNG', motif: 'dragon', launchFails: true },
  {
    nodeId: 'elott_80061',
    name: 'Mandalay 4D',
    vendor: 'SEA_LOTTO',
    category: 'ELOTT',
    motif: 'digits',
    gameCode: 'SEAMANDALAY',
    launchFails: true,
  },
  { nodeId: 'rng_20999', name: 'Gintong Salakot', vendor: 'TALA', category: 'RNG', motif: 'crown' },
  { nodeId: 'fish_3310', name: 'Hari ng Dagat', vendor: 'FC', category: 'FISH', motif: 'octopus', hot: true },
  { nodeId: 'fish_11010', name: 'Laot', vendor: 'CQ9', category: 'FISH', motif: 'fish' },
  {
    nodeId: 'live_30010',
    name: 'Baccarat Sampaguita',
    vendor: 'AGILA',
    category: 'LIVE',
    motif: 'table',
    classify: 'BAC',
    hot: true,
  },
];
