/** Layout of a tile grid at a width, in px. */
export interface GridMeasures {
  columns: number;
  columnGap: number;
  rowGap: number;
}

/** Grid width (not window width) from which desktop gaps apply. */
const WIDE_GRID_PX = 600;
/** Narrower grids (large text, split screens) have two tall columns, others at least three. */
const NARROWEST_FOR_THREE = 280;

const MIN_TILE_WIDTH = { tall: { narrow: 104, broad: 140 }, wide: { narrow: 150, broad: 240 } };

export type GridShape = 'tall' | 'wide';

/** As many columns as fit a grid of that width, and its distances. */
export function gridLayout(width: number, shape: GridShape): GridMeasures {
  const space = width >= WIDE_GRID_PX ? 'broad' : 'narrow';
  const columnGap = space === 'broad' ? 16 : 10;
  const fitting = Math.floor((width + columnGap) / (MIN_TILE_WIDTH[shape][space] + columnGap));
  return {
    columns: Math.max(leastColumns(width, shape), fitting),
    columnGap,
    rowGap: space === 'broad' ? 22 : 16,
  };
}

function leastColumns(width: number, shape: GridShape): number {
  if (shape === 'wide') return 1;
  return width < NARROWEST_FOR_THREE ? 2 : 3;
}

/** Height of a row before one has been measured: the cover and two lines. */
export function guessRowHeight(width: number, shape: GridShape): number {
  const { columns, columnGap } = gridLayout(width, shape);
  const tile = (width - columnGap * (columns - 1)) / columns;
  return tile / (shape === 'tall' ? 3 / 4 : 16 / 10) + 46;
}
