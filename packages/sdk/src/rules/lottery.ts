import type { LotteryBetWay, LotteryNumbers } from '../generated/types.gen.ts';

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
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const size = BigInt(to - from + 1);
  const drawn: string[] = [];
  for (let cursor = 0; drawn.length < picks; cursor += 1) {
    const text = new TextEncoder().encode(`${gameCode}:${numero}:${cursor}`);
    const value = new DataView(await crypto.subtle.sign('HMAC', key, text)).getBigUint64(0);
    if (value >= RANGE - (RANGE % size)) continue;
    const number = String(BigInt(from) + (value % size));
    if (repeats || !drawn.includes(number)) drawn.push(number);
  }
  return drawn;
}

/** Commitment of a seed: SHA-256 of its bytes. */
export async function commitmentOf(seed: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
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
