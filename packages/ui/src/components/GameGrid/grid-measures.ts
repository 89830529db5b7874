/** Layout of a tile grid at a width, in px. */
export interface GridMeasures {
  columns: number;
  columnGap: number;
  rowGap: number;
}

/** Grid width (not window width) from which desktop gaps apply. */
const BROAD = 600;

const LEAST_WIDTH = { tall: { narrow: 104, broad: 144 }, wide: { narrow: 150, broad: 240 } };

/** Inputs of the column calculation besides the width. */
export interface GridForm {
  shape: 'tall' | 'wide';
  /** Games per page; the number of columns divides it where possible. */
  lot?: number | undefined;
}

/** Columns and gaps for a width; at least two tall columns or one wide one. */
export function measureGrid(width: number, { shape, lot }: GridForm): GridMeasures {
  const room = width >= BROAD ? 'broad' : 'narrow';
  const columnGap = room === 'broad' ? 16 : 10;
  const fitting = Math.floor((width + columnGap) / (LEAST_WIDTH[shape][room] + columnGap));
  const least = shape === 'tall' ? 2 : 1;
  const columns = Math.max(least, fitting);
  return {
    columns: lot === undefined ? columns : nearestFactor(lot, columns, least),
    columnGap,
    rowGap: room === 'broad' ? 22 : 16,
  };
}

/** Divisor of a number nearest to a wanted value; the larger of two. */
function nearestFactor(lot: number, wish: number, least: number): number {
  let best = lot;
  for (let factor = lot; factor >= least; factor -= 1) {
    if (lot % factor === 0 && Math.abs(factor - wish) < Math.abs(best - wish)) best = factor;
  }
  return best;
}

/** Estimated row height before one is measured: cover and two lines. */
export function guessRowHeight(width: number, form: GridForm): number {
  const { columns, columnGap } = measureGrid(width, form);
  const tile = (width - columnGap * (columns - 1)) / columns;
  return tile / (form.shape === 'tall' ? 3 / 4 : 16 / 10) + 46;
}
