import styled from '@emotion/styled';
import { useWindowVirtualizer, observeWindowOffset, type Range } from '@tanstack/react-virtual';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type FocusEvent,
  type RefObject,
} from 'react';
import { visuallyHidden } from '../../theme/control-styles.ts';
import type { GameTileGame } from '../GameTile/GameTile.tsx';
import { GameTileSkeleton } from '../GameTileSkeleton/GameTileSkeleton.tsx';
import { mergeRefs } from '../TextField/merge-refs.ts';
import { GameRow, Row, columnStyles, type GridTileProps } from './game-row.tsx';
import { gridLayout, guessRowHeight, type GridShape } from './grid-measures.ts';

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
function useGridLayout(list: RefObject<HTMLElement | null>, shape: GridShape, initial?: GridLayout) {
  const [layout, setLayout] = useState<GridLayout>(initial ?? { width: 0, rowHeight: 0, top: 0 });
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

/** Scroll state; pass it as `snapshot` when the page is opened again. */
export interface GameGridSnapshot {
  layout: GridLayout;
  /** Scroll position of the page in px. */
  offset: number;
}

export interface GameGridProps {
  games: readonly GameTileGame[];
  /** Accessible name of the list. */
  label: string;
  /** Labels, link and handlers of the tiles. Must be stable between renders. */
  tile: GridTileProps;
  /** Loading: shows placeholders. */
  loading?: boolean;
  /** Announced while loading. */
  loadingLabel?: string;
  /** Number of placeholders; use the page size of the list. */
  placeholders?: number;
  /** Shown when there are no games. */
  empty?: ReactNode;
  /** State from `onLeave`, to open at the previous position. */
  snapshot?: GameGridSnapshot;
  /** Called once on unmount. */
  onLeave?: (snapshot: GameGridSnapshot) => void;
  ref?: Ref<HTMLDivElement>;
}

const List = styled('div')({ position: 'relative' });
const Status = styled('span')(visuallyHidden);

function VirtualRows(props: GameGridProps) {
  const { games, label, tile, snapshot, onLeave, ref } = props;
  const list = useRef<HTMLDivElement>(null);
  const shape = tile.shape ?? 'tall';
  const layout = useGridLayout(list, shape, snapshot?.layout);
  const { columns, columnGap, rowGap } = gridLayout(layout.width, shape);
  const focus = useGridFocus(columns, games.length, list);
  const rowSize = layout.rowHeight + rowGap;
  // The virtualizer is mutable: its results change while its identity does not. Nothing here is memoised on it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: layout.width === 0 ? 0 : Math.ceil(games.length / columns),
    estimateSize: () => rowSize,
    observeElementOffset: observeRows,
    scrollMargin: layout.top,
    rangeExtractor: (range) => focus.withFocusedRow(rowsToRender(range, rowSize), range.count),
    ...(snapshot && { initialOffset: snapshot.offset }),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowSize]);

  const latest = useRef({ layout, onLeave });
  useEffect(() => {
    latest.current = { layout, onLeave };
  });
  // A layout effect: other effects run after the router has already scrolled the next page.
  useLayoutEffect(() => () => latest.current.onLeave?.({ layout: latest.current.layout, offset: window.scrollY }), []);
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

function Placeholders({ tile, label, loadingLabel, placeholders = 24 }: GameGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const shape = tile.shape ?? 'tall';
  const { width } = useGridLayout(list, shape);
  const gridMeasures = gridLayout(width, shape);
  return (
    <div ref={list} aria-busy aria-label={label} role="group">
      <Status role="status">{loadingLabel}</Status>
      <Row style={{ ...columnStyles(gridMeasures), rowGap: gridMeasures.rowGap }}>
        {Array.from({ length: placeholders }, (_, index) => (
          <GameTileSkeleton key={index} shape={shape} />
        ))}
      </Row>
    </div>
  );
}

/** Virtual grid of tiles: only rows near the viewport are rendered. Scrolls with the page. */
export function GameGrid(props: GameGridProps) {
  if (props.loading) return <Placeholders {...props} />;
  if (props.games.length === 0) return props.empty;
  return <VirtualRows {...props} />;
}

/**
 * Keeps the row of the focused game mounted while it is scrolled away, also when the columns change, and moves the
 * focus from a removed game to the game now at its position.
 */
function useGridFocus(columns: number, count: number, list: RefObject<HTMLElement | null>) {
  const focusedPosition = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusedPosition.current === undefined || document.activeElement !== document.body) return;
    const tile = list.current?.querySelector(
      `[aria-posinset="${Math.min(focusedPosition.current, count)}"] > .tile-link`,
    );
    if (tile instanceof HTMLElement) tile.focus({ preventScroll: true });
  }, [columns, count, list]);
  return {
    withFocusedRow: (rows: number[], rowCount: number) => {
      const focusedRow =
        focusedPosition.current === undefined ? -1 : Math.floor((focusedPosition.current - 1) / columns);
      if (focusedRow < 0 || focusedRow >= rowCount || rows.includes(focusedRow)) return rows;
      return [...rows, focusedRow].toSorted((a, b) => a - b);
    },
    onFocus: ({ target }: FocusEvent) => {
      const item = target.closest('[aria-posinset]');
      focusedPosition.current = item ? Number(item.getAttribute('aria-posinset')) : undefined;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a related target the tile was removed or remounted: its position is kept to restore the focus.
      if (relatedTarget) focusedPosition.current = undefined;
    },
  };
}
