/** A number from 0 up to, and without, 1. */
export type Random = () => number;

const CENTS = 100;
/** Where the counter may start, in cents [JACKPOT-02]. */
const START = { least: 28_000_000 * CENTS, most: 200_000_000 * CENTS };
/** By how much it may grow, in cents, and after how many seconds [JACKPOT-03]. */
const GROWTH = { least: 100 * CENTS, most: 500 * CENTS };
const PAUSE = { least: 3, most: 5 };

const between = ({ least, most }: { least: number; most: number }, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** A sum to begin a demonstration with, in cents. */
export const firstPool = (random: Random): number => between(START, random);

/** The next sum, in cents. */
export const grownPool = (cents: number, random: Random): number => cents + between(GROWTH, random);

/** How long a sum stands, in milliseconds. */
export const pauseOfPool = (random: Random): number => between(PAUSE, random) * 1000;

/** Cents as a decimal string. */
export function writePool(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
