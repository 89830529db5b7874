/** Random number in [0, 1). */
export type Random = () => number;

const CENTS = 100;
/** Initial range in cents [JACKPOT-02]. */
const START = { least: 28_000_000 * CENTS, most: 200_000_000 * CENTS };
/** Growth per step in cents, and interval in seconds [JACKPOT-03]. */
const GROWTH = { least: 100 * CENTS, most: 500 * CENTS };
const PAUSE = { least: 3, most: 5 };

const between = ({ least, most }: { least: number; most: number }, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** Initial demonstration value in cents. */
export const firstPool = (random: Random): number => between(START, random);

/** Next value in cents. */
export const grownPool = (cents: number, random: Random): number => cents + between(GROWTH, random);

/** Time until the next value in ms. */
export const pauseOfPool = (random: Random): number => between(PAUSE, random) * 1000;

/** Formats cents as a decimal string. */
export function writePool(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
