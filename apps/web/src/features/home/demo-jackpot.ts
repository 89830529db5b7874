/** Random number in [0, 1). */
export type Random = () => number;

const CENTS = 100;
/** Initial range in cents [JACKPOT-02]. */
const START = { least: 28_000_000 * CENTS, most: 200_000_000 * CENTS };
/** Growth per step in cents, and interval in seconds [JACKPOT-03]. */
const GROWTH_CENTS = { least: 100 * CENTS, most: 500 * CENTS };
const DELAY_S = { least: 3, most: 5 };

const between = ({ least, most }: { least: number; most: number }, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** Initial demonstration value in cents. */
export const initialPool = (random: Random): number => between(START, random);

/** Next value in cents. */
export const nextPool = (cents: number, random: Random): number => cents + between(GROWTH_CENTS, random);

/** Time until the next value in ms. */
export const nextDelayMs = (random: Random): number => between(DELAY_S, random) * 1000;

/** Formats cents as a decimal string. */
export function formatPool(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
