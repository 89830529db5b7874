/** Random integer from 0 to `count` - 1. */
export type RandomIndex = (count: number) => number;

/** Of the browser's cryptographic source; at these counts the modulo favours no number by more than 1 in 10⁷. */
export const randomIndex: RandomIndex = (count) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % count;

/** Adds random numbers to `chosen` until there are `count`; keeps what was chosen. */
export function luckyPick(
  chosen: readonly string[],
  numbers: readonly string[],
  count: number,
  random: RandomIndex,
): readonly string[] {
  const free = numbers.filter((number) => !chosen.includes(number));
  const picked = [...chosen];
  while (picked.length < count && free.length > 0) picked.push(...free.splice(random(free.length), 1));
  return picked;
}
