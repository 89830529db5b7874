/** What a grid of tiles looks like at a width. Lengths in px. */
export interface GridMeasures {
  columns: number;
  columnGap: number;
  rowGap: number;
}

/** From this width of the grid itself, not of the screen, it has the distances of a desktop. */
const BROAD = 600;

const LEAST_WIDTH = { tall: { narrow: 104, broad: 144 }, wide: { narrow: 150, broad: 240 } };

/** What a grid's columns depend on, besides its width. */
export interface GridForm {
  shape: 'tall' | 'wide';
  /** Games come in lots of so many: rows are as long as fills them with a lot. */
  lot?: number | undefined;
}

/** Columns and distances for a grid of that width; never fewer than two tall or one wide. */
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

/** The factor of a number that is nearest to a wish, the greater of two. */
function nearestFactor(lot: number, wish: number, least: number): number {
  let best = lot;
  for (let factor = lot; factor >= least; factor -= 1) {
    if (lot % factor === 0 && Math.abs(factor - wish) < Math.abs(best - wish)) best = factor;
  }
  return best;
}

/** Height of a row before one has been measured: the cover and two lines. */
export function guessRowHeight(width: number, form: GridForm): number {
  const { columns, columnGap } = measureGrid(width, form);
  const tile = (width - columnGap * (columns - 1)) / columns;
  return tile / (form.shape === 'tall' ? 3 / 4 : 16 / 10) + 46;
}
