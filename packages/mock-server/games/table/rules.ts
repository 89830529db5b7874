/** Games of the table. Each has three spots: two sides, and what lies between them. */
export const GAMES = ['BACCARAT', 'DRAGON_TIGER', 'ROULETTE', 'SIC_BO', 'COCKFIGHT'] as const;
export type TableGame = (typeof GAMES)[number];

export interface Spot {
  readonly id: string;
  /** Its sign on the road. */
  readonly letter: string;
  /** Winnings of a stake of one hundred; the stake comes back besides. */
  readonly odds: number;
  /** Chance and return to player in percent; a test enumerates them. */
  readonly chance: string;
  readonly returns: string;
}

type Spots = readonly [first: Spot, middle: Spot, second: Spot];

const spot = (id: string, letter: string, odds: number, chance: string, returns: string): Spot => ({
  id,
  letter,
  odds,
  chance,
  returns,
});

export const SPOTS: Readonly<Record<TableGame, Spots>> = {
  BACCARAT: [
    spot('PLAYER', 'P', 100, '44.62', '98.76'),
    spot('TIE', '=', 800, '9.52', '85.64'),
    spot('BANKER', 'B', 95, '45.86', '98.94'),
  ],
  DRAGON_TIGER: [
    spot('DRAGON', 'D', 100, '46.27', '96.27'),
    spot('TIE', '=', 1100, '7.47', '89.64'),
    spot('TIGER', 'T', 100, '46.27', '96.27'),
  ],
  ROULETTE: [
    spot('RED', 'R', 100, '48.65', '97.30'),
    spot('ZERO', '0', 3500, '2.70', '97.30'),
    spot('BLACK', 'B', 100, '48.65', '97.30'),
  ],
  SIC_BO: [
    spot('SMALL', '−', 100, '48.61', '97.22'),
    spot('TRIPLE', '3', 3000, '2.78', '86.11'),
    spot('BIG', '+', 100, '48.61', '97.22'),
  ],
  COCKFIGHT: [
    spot('MERON', 'M', 98, '48.00', '95.04'),
    spot('DRAW', '=', 1000, '8.00', '88.00'),
    spot('WALA', 'W', 116, '44.00', '95.04'),
  ],
};

/** Part of a stake on a side, in hundredths, that comes back when the middle wins. */
const BACK_AT_TIE: Readonly<Partial<Record<TableGame, number>>> = { BACCARAT: 100, DRAGON_TIGER: 50 };

/** Returns what comes back of a stake of one hundred on a spot, the stake included; 0 when it is lost. */
export function returnedOf(game: TableGame, spotId: string, winner: string): number {
  const [, middle] = SPOTS[game];
  const found = SPOTS[game].find(({ id }) => id === spotId);
  if (found === undefined) return 0;
  if (winner === spotId) return 100 + found.odds;
  return winner === middle.id ? (BACK_AT_TIE[game] ?? 0) : 0;
}

/** Chips by the lowest stake of a table. */
export const CHIP_STEPS = [1, 2, 5, 10, 50] as const;

/** The deck of the other card game: a card's number is its suit times `RANKS`, plus its rank. */
export const RANKS = 13;
export const SUITS = 4;

/** Total of a hand at baccarat: the last digit of the sum of its points. */
export const totalOf = (hand: readonly number[]): number =>
  hand.reduce((sum, card) => sum + (Math.min((card % RANKS) + 1, 10) % 10), 0) % 10;
