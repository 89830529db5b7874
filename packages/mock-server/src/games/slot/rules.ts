import { FREE_REELS, LINE_PAYS, LINES, REELS, SCATTER_PAYS, SYMBOLS } from './rules.data.ts';

export const ROWS = 3;

/** A line that paid. */
export interface LineWin {
  /** Its place in LINES. */
  readonly line: number;
  readonly symbol: number;
  /** How many of it, from the left. */
  readonly count: number;
  /** In stakes of one line. */
  readonly pays: number;
}

/** What one turn of the reels shows and pays. */
export interface Spin {
  /** Where each reel stands: the place of its top row. */
  readonly stops: readonly number[];
  readonly isFree: boolean;
  readonly lines: readonly LineWin[];
  readonly scatters: number;
  /** Lines and scatters, in stakes of one line. */
  readonly pays: number;
}

/** The symbols of each reel from the top, as they stand on the strips. */
export function windowOf(stops: readonly number[], isFree: boolean): readonly (readonly number[])[] {
  const strips = isFree ? FREE_REELS : REELS;
  return stops.map((stop, reel) => {
    const strip = strips[reel] ?? '';
    return Array.from({ length: ROWS }, (_, row) => Number(strip[(stop + row) % strip.length]));
  });
}

/** The symbols as they count: in free spins a wild fills its reel. */
export function countedWindow(shown: readonly (readonly number[])[], isFree: boolean): readonly (readonly number[])[] {
  if (!isFree) return shown;
  return shown.map((reel) => (reel.includes(SYMBOLS.wild) ? reel.map(() => SYMBOLS.wild) : reel));
}

/** What the symbols along a line pay, from the left; the first reel has no wild. */
export function payOfLine(symbols: readonly number[]): { symbol: number; count: number; pays: number } {
  const [symbol = SYMBOLS.scatter] = symbols;
  const other = symbols.findIndex((one) => one !== symbol && one !== SYMBOLS.wild);
  const count = other === -1 ? symbols.length : other;
  return { symbol, count, pays: LINE_PAYS[symbol]?.[count - 3] ?? 0 };
}

/** Judges one turn of the reels. */
export function judgeSpin(stops: readonly number[], isFree: boolean): Spin {
  const shown = windowOf(stops, isFree);
  const counted = countedWindow(shown, isFree);
  const lines = LINES.map((rows, line) => ({
    line,
    ...payOfLine(rows.map((row, reel) => counted[reel]?.[row] ?? -1)),
  }));
  const paying = lines.filter(({ pays }) => pays > 0);
  const scatters = shown.flat().filter((symbol) => symbol === SYMBOLS.scatter).length;
  const pays = paying.reduce((sum, line) => sum + line.pays, SCATTER_PAYS[scatters]?.pays ?? 0);
  return { stops, isFree, lines: paying, scatters, pays };
}

/** How many free spins a turn brings. */
export function freeSpinsOf({ scatters, isFree }: Spin): number {
  return isFree ? 0 : (SCATTER_PAYS[scatters]?.freeSpins ?? 0);
}
