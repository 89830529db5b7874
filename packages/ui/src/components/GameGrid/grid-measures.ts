/** Layout of a tile grid at a width, in px. */
export interface GridMeasures {
  columns: number;
  columnGap: number;
  rowGap: number;
}

/** Grid width (not window width) from which desktop gaps and tile widths apply. */
const DESKTOP_GRID_PX = 600;
/** A grid of tall tiles has at least three columns from this width, and two below it (large text, split screens). */
const MIN_WIDTH_FOR_THREE = 280;

const MIN_TILE_WIDTH = { tall: { compact: 104, desktop: 140 }, wide: { compact: 150, desktop: 240 } };

export type GridShape = 'tall' | 'wide';

/** Number of columns that fit a grid of `width` px, and its gaps. */
export function gridLayout(width: number, shape: GridShape): GridMeasures {
  const spacing = width >= DESKTOP_GRID_PX ? 'desktop' : 'compact';
  const columnGap = spacing === 'desktop' ? 16 : 10;
  const fitting = Math.floor((width + columnGap) / (MIN_TILE_WIDTH[shape][spacing] + columnGap));
  return {
    columns: Math.max(minColumns(width, shape), fitting),
    columnGap,
    rowGap: spacing === 'desktop' ? 22 : 16,
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
