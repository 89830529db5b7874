/** What a grid of tiles looks like at a width. Lengths in px. */
export interface GridMeasures {
  columns: number;
  columnGap: number;
  rowGap: number;
}

/** From this width of the grid itself, not of the screen, it has the distances of a desktop. */
const BROAD = 600;

const LEAST_WIDTH = { tall: { narrow: 104, broad: 144 }, wide: { narrow: 150, broad: 240 } };

/** Columns and distances for a grid of that width; never fewer than two tall or one wide. */
export function measureGrid(width: number, shape: 'tall' | 'wide'): GridMeasures {
  const room = width >= BROAD ? 'broad' : 'narrow';
  const columnGap = room === 'broad' ? 16 : 10;
  const fitting = Math.floor((width + columnGap) / (LEAST_WIDTH[shape][room] + columnGap));
  return { columns: Math.max(shape === 'tall' ? 2 : 1, fitting), columnGap, rowGap: room === 'broad' ? 22 : 16 };
}

/** Height of a row before one has been measured: the cover and two lines. */
export function guessRowHeight(width: number, shape: 'tall' | 'wide'): number {
  const { columns, columnGap } = measureGrid(width, shape);
  const tile = (width - columnGap * (columns - 1)) / columns;
  return tile / (shape === 'tall' ? 3 / 4 : 16 / 10) + 46;
}
