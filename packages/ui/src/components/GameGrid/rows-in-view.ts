import type { Range } from '@tanstack/react-virtual';
import { observeWindowOffset } from '@tanstack/react-virtual';

/** Rows rendered beyond the viewport on either side. */
const MORE_ROWS = 1;

/** Reports scrolling once per row, so that the entering and the leaving row are one render. */
export const observeRows: typeof observeWindowOffset = (virtualizer, tell) => {
  let told = Number.NaN;
  return observeWindowOffset(virtualizer, (offset, isScrolling) => {
    const { estimateSize, scrollMargin } = virtualizer.options;
    const row = Math.floor((offset - scrollMargin) / estimateSize(0));
    if (isScrolling && row === told) return;
    told = row;
    tell(offset, isScrolling);
  });
};

/** Constant number of rows at every position, including the one that enters before the next report. */
export function rowsToDraw({ startIndex, count }: Range, rowSize: number): number[] {
  const first = Math.max(0, startIndex - MORE_ROWS);
  const inView = Math.ceil(window.innerHeight / rowSize) + 1;
  const end = Math.min(count, startIndex + inView + MORE_ROWS);
  return Array.from({ length: end - first }, (_, index) => first + index);
}
