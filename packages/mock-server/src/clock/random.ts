/** Seeded randomness of one world: the same seed gives the same world. Never for secrets. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** From `least` to `greatest`, both included. */
  integer(least: number, greatest: number): number;
  /** Lower-case hexadecimal digits. */
  hex(length: number): string;
  /** Where the sequence stands: a seed from which it goes on. */
  position(): number;
}

/** Mulberry32: small, fast and even enough for a sandbox. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, greatest: number): number => least + Math.floor(next() * (greatest - least + 1));
  return {
    next,
    integer,
    position: () => state,
    hex: (length) => Array.from({ length }, () => integer(0, 15).toString(16)).join(''),
  };
}
