/** A sum as whole smallest units: '48217306.42' has 4821730642 of 2 places. */
export interface Sum {
  units: bigint;
  places: number;
}

/** Throws on anything but a decimal number without sign: sums come from a contract that says so. */
export function parseSum(value: string): Sum {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) throw new Error(`not a decimal sum: ${value}`);
  const [, whole = '', part = ''] = match;
  return { units: BigInt(whole + part), places: part.length };
}

/** The sum as a decimal string again. */
export function formatSum({ units, places }: Sum): string {
  if (places === 0) return String(units);
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Steps a share of the way is told in, so that sums never touch a float. */
const STEPS = 10_000n;

/** Between two sums, at a share of the way from 0 to 1. */
export function between(from: Sum, to: Sum, share: number): Sum {
  const places = Math.max(from.places, to.places);
  const level = ({ units, places: own }: Sum) => units * 10n ** BigInt(places - own);
  const [start, end] = [level(from), level(to)];
  const step = BigInt(Math.round(Math.min(1, Math.max(0, share)) * Number(STEPS)));
  return { units: start + ((end - start) * step) / STEPS, places };
}
