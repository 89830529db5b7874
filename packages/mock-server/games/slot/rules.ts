import { FREE_REELS, LINE_PAYS, LINES, REELS, SCATTER_PAYS, SYMBOLS } from './rules.data.ts';

export const ROWS = 3;

/** A winning line. */
export interface LineWin {
  /** Index in LINES. */
  readonly line: number;
  readonly symbol: number;
  /** Number of symbols from the left. */
  readonly count: number;
  /** In line stakes. */
  readonly pays: number;
}

/** One spin: its stops and its pays. */
export interface Spin {
  /** Index of the top row on each strip. */
  readonly stops: readonly number[];
  readonly isFree: boolean;
  readonly lines: readonly LineWin[];
  readonly scatters: number;
  /** Lines and scatters together, in line stakes. */
  readonly pays: number;
}

/** Returns the visible symbols of each reel, from the top. */
export function windowOf(stops: readonly number[], isFree: boolean): readonly (readonly number[])[] {
  const strips = isFree ? FREE_REELS : REELS;
  return stops.map((stop, reel) => {
    const strip = strips[reel] ?? '';
    return Array.from({ length: ROWS }, (_, row) => Number(strip[(stop + row) % strip.length]));
  });
}

/** Returns the symbols to evaluate: in free spins a wild fills its reel. */
export function effectiveWindow(
  shown: readonly (readonly number[])[],
  isFree: boolean,
): readonly (readonly number[])[] {
  if (!isFree) return shown;
  return shown.map((reel) => (reel.includes(SYMBOLS.wild) ? reel.map(() => SYMBOLS.wild) : reel));
}

/** Evaluates one line from the left. The first reel has no wild. */
export function payOfLine(symbols: readonly number[]): { symbol: number; count: number; pays: number } {
  const [symbol = SYMBOLS.scatter] = symbols;
  const firstOther = symbols.findIndex((candidate) => candidate !== symbol && candidate !== SYMBOLS.wild);
  const count = firstOther === -1 ? symbols.length : firstOther;
  return { symbol, count, pays: LINE_PAYS[symbol]?.[count - 3] ?? 0 };
}

/** Evaluates all lines and scatters of one spin. */
export function evaluateSpin(stops: readonly number[], isFree: boolean): Spin {
  const shown = windowOf(stops, isFree);
  const counted = effectiveWindow(shown, isFree);
  const lines = LINES.map((rows, line) => ({
    line,
    ...payOfLine(rows.map((row, reel) => counted[reel]?.[row] ?? -1)),
  }));
  const paying = lines.filter(({ pays }) => pays > 0);
  const scatters = shown.flat().filter((symbol) => symbol === SYMBOLS.scatter).length;
  const pays = paying.reduce((sum, line) => sum + line.pays, SCATTER_PAYS[scatters]?.pays ?? 0);
  return { stops, isFree, lines: paying, scatters, pays };
}

/** Returns the number of free spins that a spin wins. */
export function freeSpinsOf({ scatters, isFree }: Spin): number {
  return isFree ? 0 : (SCATTER_PAYS[scatters]?.freeSpins ?? 0);
}
