import type { LotteryBetWay, LotteryNumbers } from '../generated/types.gen.ts';
import { macWith } from './hash.ts';

/** Draw whose numbers are computed from its seed. */
export interface SeededDraw {
  readonly gameCode: string;
  readonly numero: string;
  /** 32 bytes as lower-case hexadecimal digits. */
  readonly seed: string;
}

const RANGE = 2n ** 64n;

/** Numbers of a draw, computed from its seed as the contract's `LotteryDrawFairness` says, by the browser's own cryptography. */
export async function computeDraw(
  { gameCode, numero, seed }: SeededDraw,
  { from, to, picks, repeats }: LotteryNumbers,
): Promise<readonly string[]> {
  const macOf = await macWith(seed);
  const size = BigInt(to - from + 1);
  const drawn: string[] = [];
  for (let cursor = 0; drawn.length < picks; cursor += 1) {
    const value = new DataView(await macOf(`${gameCode}:${numero}:${cursor}`)).getBigUint64(0);
    if (value >= RANGE - (RANGE % size)) continue;
    const number = String(BigInt(from) + (value % size));
    if (repeats || !drawn.includes(number)) drawn.push(number);
  }
  return drawn;
}

/** Numbers of a line that were drawn. */
export function hitsOf(line: readonly string[], drawn: readonly string[]): readonly string[] {
  return line.filter((number) => drawn.includes(number));
}

/** True when the digits of a line are those of its positions; in any order where the way of betting says so. */
export function isDigitsHit(
  line: readonly string[],
  { positions, anyOrder = false }: Pick<LotteryBetWay, 'positions' | 'anyOrder'>,
  drawn: readonly string[],
): boolean {
  const digits = positions.map((position) => drawn[position - 1] ?? '');
  return anyOrder ? line.toSorted().join() === digits.toSorted().join() : line.join() === digits.join();
}
