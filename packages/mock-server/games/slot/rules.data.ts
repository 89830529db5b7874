/** Symbol numbers: four pictures of the game, four suits, the wild and the scatter. */
export const SYMBOLS = {
  own: 0,
  second: 1,
  third: 2,
  fourth: 3,
  heart: 4,
  spade: 5,
  diamond: 6,
  club: 7,
  wild: 8,
  scatter: 9,
} as const;

/** The pay lines: the row on each reel, from the top. */
export const LINES: readonly (readonly [number, number, number, number, number])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 2],
];

/** Pays for three, four and five of a symbol from the left, in line stakes. Wild and scatter form no lines. */
export const LINE_PAYS: readonly (readonly [number, number, number])[] = [
  [60, 250, 1000],
  [45, 150, 500],
  [30, 100, 300],
  [20, 60, 200],
  [10, 30, 120],
  [10, 30, 120],
  [6, 20, 80],
  [6, 20, 80],
];

/** Pays (in line stakes) and free spins for three, four and five scatters anywhere. */
export const SCATTER_PAYS: Readonly<Record<number, { readonly pays: number; readonly freeSpins: number }>> = {
  3: { pays: 20, freeSpins: 8 },
  4: { pays: 100, freeSpins: 12 },
  5: { pays: 500, freeSpins: 20 },
};

/** The reel strips, as digits of SYMBOLS. Wilds are on the three middle reels only. */
export const REELS: readonly string[] = [
  '0475264715369475264735164792643715',
  '1476825473695472613574826475361457',
  '2574681374569273546287145639254671',
  '3675284716375496253748561724356471',
  '0467351492573645724613596425371465',
];

/** The reel strips of free spins: no scatters, and a wild fills its whole reel. */
export const FREE_REELS: readonly string[] = [
  '0475264715362475264735164702643715',
  '1476825473615472613574526475361457',
  '2574681374560273546207145630254671',
  '3675284716375406253741560724356471',
  '0467351452573641724613526435071465',
];

/** Return to player in percent; a test enumerates it. */
export const RETURN_TO_PLAYER = '95.13';

/** Allowed stakes. Each divides into whole minor units on the ten lines. */
export const STAKES = ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'] as const;
