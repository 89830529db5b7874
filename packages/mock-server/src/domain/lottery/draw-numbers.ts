import type { LotteryDrawFairness } from '@croupier/sdk/types';

import type { Lottery } from '../catalogue/index.ts';
import { fingerprintOf, hashOfBytes, macOf } from '../kernel/index.ts';

const RANGE = 2n ** 64n;

/**
 * Seed of a draw. It is derived from lottery and draw only, so that results never change; in this sandbox it can be
 * computed before the draw.
 */
function seedOf(code: string, numero: string): string {
  return fingerprintOf(`draw ${code} ${numero}`);
}

/** Commitment of a draw, with its seed once it is drawn. */
export function fairnessOf(code: string, numero: string, isDrawn: boolean): LotteryDrawFairness {
  const seed = seedOf(code, numero);
  return { commitment: hashOfBytes(seed), ...(isDrawn ? { seed } : {}) };
}

/** Numbers of a draw from its seed, as the contract's `LotteryDrawFairness` describes it. */
export function drawNumbers({ code, picks, from, to, repeats }: Lottery, numero: string): string[] {
  const seed = seedOf(code, numero);
  const size = BigInt(to - from + 1);
  const drawn: string[] = [];
  for (let cursor = 0; drawn.length < picks; cursor += 1) {
    const value = BigInt(`0x${macOf(seed, `${code}:${numero}:${cursor}`).slice(0, 16)}`);
    if (value >= RANGE - (RANGE % size)) continue;
    const number = String(BigInt(from) + (value % size));
    if (repeats || !drawn.includes(number)) drawn.push(number);
  }
  return drawn;
}
