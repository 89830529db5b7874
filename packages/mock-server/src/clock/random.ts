/** Seeded random numbers of one world: the same seed gives the same world. Never use it for secrets. */
export interface Random {
  /** Number in [0, 1). */
  next(): number;
  /** Integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number;
  /** Lower-case hexadecimal digits. */
  hex(length: number): string;
  /** Current state, usable as a seed to continue the sequence. */
  position(): number;
}

/** Mulberry32: small, fast and uniform enough for a sandbox. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    position: () => state,
    hex: (length) => Array.from({ length }, () => integer(0, 15).toString(16)).join(''),
  };
}

/** Random numbers of one draw: the same seed and number give the same draw. */
export function drawRandom(seed: number, drawNumber: number): Random {
  // Mixes both by the finalizer of MurmurHash3, so that the sequences of neighbouring numbers do not overlap.
  let mixed = (seed ^ Math.imul(drawNumber, 0x9e3779b1)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return createRandom(mixed ^ (mixed >>> 16));
}
