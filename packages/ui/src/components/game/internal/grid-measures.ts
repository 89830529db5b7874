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

const GAPS = { compact: { column: 10, row: 16 }, desktop: { column: 16, row: 22 } };

export type GridShape = 'tall' | 'wide';
type GridSpacing = keyof typeof GAPS;

/** Number of columns that fit a grid of `width` px, and its gaps. */
export function gridLayout(width: number, shape: GridShape): GridMeasures {
  const spacing = width >= DESKTOP_GRID_PX ? 'desktop' : 'compact';
  const columnGap = GAPS[spacing].column;
  const fitting = Math.floor((width + columnGap) / (MIN_TILE_WIDTH[shape][spacing] + columnGap));
  return {
    columns: Math.max(minColumns(width, shape), fitting),
    columnGap,
    rowGap: GAPS[spacing].row,
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

export const cssGap = (spacing: GridSpacing): string => `${GAPS[spacing].row}px ${GAPS[spacing].column}px`;

/**
 * `grid-template-columns` with the columns of `gridLayout`, which the browser computes from the width of the container.
 * Narrow containers have two tall columns, see `NARROW_GRID`.
 */
export function cssColumns(shape: GridShape, spacing: GridSpacing): string {
  const tileWidth = `${MIN_TILE_WIDTH[shape][spacing]}px`;
  // A px less than a third, because of rounding.
  const widest = shape === 'wide' ? '100%' : `(100% - ${2 * GAPS[spacing].column + 1}px) / 3`;
  return `repeat(auto-fill, minmax(min(${tileWidth}, ${widest}), 1fr))`;
}

export const DESKTOP_GRID = `@container (width >= ${DESKTOP_GRID_PX}px)`;

/** Container query for the width below which a grid of tall tiles has two columns. */
export const NARROW_GRID = `@container (width < ${MIN_WIDTH_FOR_THREE}px)`;
