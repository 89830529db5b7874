/** Layout of a tile grid at a width, in px. */
export interface GridMeasures {
  columns: number;
  columnGap: number;
  rowGap: number;
}

/** Grid width (not window width) from which desktop gaps apply. */
const WIDE_GRID_PX = 600;
/** Narrower grids (large text, split screens) have two tall columns, others at least three. */
const MIN_WIDTH_FOR_THREE = 280;

const MIN_TILE_WIDTH = { tall: { narrow: 104, broad: 140 }, wide: { narrow: 150, broad: 240 } };

export type GridShape = 'tall' | 'wide';

/** Number of columns that fit a grid of `width` px, and its gaps. */
export function gridLayout(width: number, shape: GridShape): GridMeasures {
  const spacing = width >= WIDE_GRID_PX ? 'broad' : 'narrow';
  const columnGap = spacing === 'broad' ? 16 : 10;
  const fitting = Math.floor((width + columnGap) / (MIN_TILE_WIDTH[shape][spacing] + columnGap));
  return {
    columns: Math.max(minColumns(width, shape), fitting),
    columnGap,
    rowGap: spacing === 'broad' ? 22 : 16,
  };
}

function minColumns(width: number, shape: GridShape): number {
  if (shape === 'wide') return 1;
  return width < MIN_WIDTH_FOR_THREE ? 2 : 3;
}

/** Estimated height of a row, until a row has been measured: the cover and two lines. */
export function guessRowHeight(width: number, shape: GridShape): number {
  const { columns, columnGap } = gridLayout(width, shape);
  const tileWidth = (width - columnGap * (columns - 1)) / columns;
  return tileWidth / (shape === 'tall' ? 3 / 4 : 16 / 10) + 46;
}
