import type { Range } from '@tanstack/react-virtual';
import { observeWindowOffset } from '@tanstack/react-virtual';

/** Rows drawn beyond the screen on either side. */
const MORE_ROWS = 1;

/** Tells of scrolling once a row, so that the row that comes and the one that goes are one render. */
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

/** As many rows wherever the page stands: until the next one is told of, one more comes into view. */
export function rowsToDraw({ startIndex, count }: Range, rowSize: number): number[] {
  const first = Math.max(0, startIndex - MORE_ROWS);
  const inView = Math.ceil(window.innerHeight / rowSize) + 1;
  const end = Math.min(count, startIndex + inView + MORE_ROWS);
  return Array.from({ length: end - first }, (_, index) => first + index);
}
