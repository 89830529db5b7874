import styled from '@emotion/styled';
import { useWindowVirtualizer, observeWindowOffset, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState, type Ref, type RefObject } from 'react';
import type { GameTileGame } from '../GameTile/GameTile.tsx';
import { mergeRefs } from '../../inputs/internal/merge-refs.ts';
import { GameRow, type GridTileProps } from '../internal/game-row.tsx';
import { gridLayout, guessRowHeight, type GridShape } from '../internal/grid-measures.ts';
import { useTileFocus } from './use-tile-focus.ts';

/** Rows rendered beyond the viewport on either side. */
const OVERSCAN_ROWS = 1;

/** Reports scrolling once per row, so that the entering and the leaving row are one render. */
const observeRows: typeof observeWindowOffset = (virtualizer, notify) => {
  let reportedRow = Number.NaN;
  return observeWindowOffset(virtualizer, (offset, isScrolling) => {
    const { estimateSize, scrollMargin } = virtualizer.options;
    const row = Math.floor((offset - scrollMargin) / estimateSize(0));
    if (isScrolling && row === reportedRow) return;
    reportedRow = row;
    notify(offset, isScrolling);
  });
};

/** Rows to render: the same number at every position, including the row that enters before the next report. */
export function rowsToRender({ startIndex, count }: Range, rowSize: number): number[] {
  const first = Math.max(0, startIndex - OVERSCAN_ROWS);
  const inView = Math.ceil(window.innerHeight / rowSize) + 1;
  const end = Math.min(count, startIndex + inView + OVERSCAN_ROWS);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/** Position of the grid in px. */
interface GridLayout {
  width: number;
  rowHeight: number;
  /** Distance of the grid from the top of the page. */
  top: number;
}

const isSameLayout = (a: GridLayout, b: GridLayout) =>
  a.width === b.width && a.rowHeight === b.rowHeight && a.top === b.top;

/** Measures the grid, its first row and its distance from the top of the page whenever one of these changes. */
function useGridLayout(list: RefObject<HTMLElement | null>, shape: GridShape) {
  const [layout, setLayout] = useState<GridLayout>({ width: 0, rowHeight: 0, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const row = element.querySelector(':scope > [data-row]')?.getBoundingClientRect();
      // A row that is still rendered for the old width is measured again by the effect below.
      const rowHeight = row && row.height > 0 ? row.height : guessRowHeight(width, shape);
      const next = { width, rowHeight, top: Math.round(top + window.scrollY) };
      setLayout((current) => (isSameLayout(current, next) ? current : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Content that grows above the grid also grows the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, shape]);
  // All rows have the same height by construction.
  useLayoutEffect(() => {
    const measureRow = () => {
      const height = list.current?.querySelector(':scope > [data-row]')?.getBoundingClientRect().height ?? 0;
      if (height > 0 && height !== layout.rowHeight) setLayout((current) => ({ ...current, rowHeight: height }));
    };
    measureRow();
  }, [list, layout]);
  return layout;
}

const List = styled('div')({ position: 'relative' });

export interface VirtualGridProps {
  games: readonly GameTileGame[];
  /** Accessible name of the list. */
  label: string;
  tile: GridTileProps;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Grid of thousands of tiles: only rows near the viewport are rendered. Scrolls with the page. */
export function VirtualGrid({ games, label, tile, ref }: VirtualGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const shape = tile.shape ?? 'tall';
  const layout = useGridLayout(list, shape);
  const { columns, columnGap, rowGap } = gridLayout(layout.width, shape);
  const focus = useTileFocus(list, games.length, columns);
  const rowSize = layout.rowHeight + rowGap;
  // The focused tile stays mounted while it is scrolled away.
  const withFocusedRow = (rows: number[], rowCount: number): number[] => {
    const position = focus.focusedPosition();
    const row = position === undefined ? -1 : Math.floor((position - 1) / columns);
    return row < 0 || row >= rowCount || rows.includes(row) ? rows : [...rows, row].toSorted((a, b) => a - b);
  };
  // The virtualizer is mutable: its results change while its identity does not. Nothing here is memoised on it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: layout.width === 0 ? 0 : Math.ceil(games.length / columns),
    estimateSize: () => rowSize,
    observeElementOffset: observeRows,
    scrollMargin: layout.top,
    rangeExtractor: (range) => withFocusedRow(rowsToRender(range, rowSize), range.count),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowSize]);

  const ownRef = useMemo(() => mergeRefs(list, ref), [ref]);
  return (
    <List
      ref={ownRef}
      role="list"
      aria-label={label}
      style={{ height: Math.max(0, virtualizer.getTotalSize() - rowGap) }}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <GameRow key={index} row={index} start={start - layout.top} {...{ games, tile, columns, columnGap, rowGap }} />
      ))}
    </List>
  );
}
