import type { Range } from '@tanstack/react-virtual';
import { observeWindowOffset } from '@tanstack/react-virtual';

/** Rows rendered beyond the viewport on either side. */
const OVERSCAN_ROWS = 1;

/** Reports scrolling once per row, so that the entering and the leaving row are one render. */
export const observeRows: typeof observeWindowOffset = (virtualizer, notify) => {
  let reportedSize = Number.NaN;
  return observeWindowOffset(virtualizer, (offset, isScrolling) => {
    const { estimateSize, scrollMargin } = virtualizer.options;
    const row = Math.floor((offset - scrollMargin) / estimateSize(0));
    if (isScrolling && row === reportedSize) return;
    reportedSize = row;
    notify(offset, isScrolling);
  });
};

/** Constant number of rows at every position, including the one that enters before the next report. */
export function rowsToRender({ startIndex, count }: Range, rowSize: number): number[] {
  const first = Math.max(0, startIndex - OVERSCAN_ROWS);
  const inView = Math.ceil(window.innerHeight / rowSize) + 1;
  const end = Math.min(count, startIndex + inView + OVERSCAN_ROWS);
  return Array.from({ length: end - first }, (_, index) => first + index);
}
