/** The fish, from the commonest: payout in stakes, and chance of a catch in `CHANCES`. */
export const FISH = [
  { id: 'dilis', pays: 2, chance: 4800 },
  { id: 'alumahan', pays: 3, chance: 3200 },
  { id: 'lapulapu', pays: 5, chance: 1920 },
  { id: 'dikya', pays: 8, chance: 1200 },
  { id: 'alimasag', pays: 12, chance: 800 },
  { id: 'pagi', pays: 20, chance: 480 },
  { id: 'pugita', pays: 40, chance: 240 },
  { id: 'bakunawa', pays: 100, chance: 96 },
] as const;
export type FishKind = (typeof FISH)[number];
export type FishId = FishKind['id'];

/** The chances are parts of this number. */
export const CHANCES = 10_000;

/** Return to player in percent, the same for every fish; a test computes it. */
export const RETURN_TO_PLAYER = '96.00';

/** Allowed stakes of a shot. */
export const STAKES = ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00', '200.00'] as const;

export const fishOf = (id: unknown): FishKind | undefined => FISH.find((fish) => fish.id === id);
