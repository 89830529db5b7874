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
import { GameRow, Row, columnsOf, type GridTileProps } from './game-row.tsx';
import { gridLayout, guessRowHeight, type GridShape } from './grid-measures.ts';

/** Rows rendered beyond the viewport on either side. */
const OVERSCAN_ROWS = 1;

/** Reports scrolling once per row, so that the entering and the leaving row are one render. */
const observeRows: typeof observeWindowOffset = (virtualizer, notify) => {
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

/** Position of the grid in px. */
interface GridLayout {
  width: number;
  rowHeight: number;
  /** Distance of the grid from the top of the page. */
  top: number;
}

const same = (one: GridLayout, other: GridLayout) =>
  one.width === other.width && one.rowHeight === other.rowHeight && one.top === other.top;

/** Measures the grid, one of its rows and what lies above it, whenever one of them changes. */
function useGridLayout(list: RefObject<HTMLElement | null>, shape: GridShape, first?: GridLayout) {
  const [layout, setLayout] = useState<GridLayout>(first ?? { width: 0, rowHeight: 0, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const row = element.querySelector(':scope > [data-row]')?.getBoundingClientRect();
      // A row drawn for another width says nothing; the next measure sees it redrawn.
      const rowHeight = row && row.height > 0 ? row.height : guessRowHeight(width, shape);
      const next = { width, rowHeight, top: Math.round(top + window.scrollY) };
      setLayout((before) => (same(before, next) ? before : next));
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
      if (height > 0 && height !== layout.rowHeight) setLayout((before) => ({ ...before, rowHeight: height }));
    };
    measureRow();
  }, [list, layout]);
  return layout;
}

/** Scroll state, to be passed in again when the page returns. */
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
  /** How many placeholders: as many as a page of the list has. */
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
  // Its answers change without changing themselves; nothing here is memoised on them.
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

  const leaving = useRef({ layout, onLeave });
  useEffect(() => {
    leaving.current = { layout, onLeave };
  });
  // A layout effect: other effects run after the router has already scrolled the next page.
  useLayoutEffect(
    () => () => leaving.current.onLeave?.({ layout: leaving.current.layout, offset: window.scrollY }),
    [],
  );
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
  const measures = gridLayout(width, shape);
  return (
    <div ref={list} aria-busy aria-label={label} role="group">
      <Status role="status">{loadingLabel}</Status>
      <Row style={{ ...columnsOf(measures), rowGap: measures.rowGap }}>
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
 * Keeps the focused row mounted while it is scrolled away, finds it when the columns change, and moves the focus of a
 * removed game to the one in its place.
 */
function useGridFocus(columns: number, count: number, list: RefObject<HTMLElement | null>) {
  const place = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const tile = list.current?.querySelector(`[aria-posinset="${Math.min(place.current, count)}"] > .tile-link`);
    if (tile instanceof HTMLElement) tile.focus({ preventScroll: true });
  }, [columns, count, list]);
  return {
    withFocusedRow: (rows: number[], rowCount: number) => {
      const kept = place.current === undefined ? -1 : Math.floor((place.current - 1) / columns);
      if (kept < 0 || kept >= rowCount || rows.includes(kept)) return rows;
      return [...rows, kept].toSorted((a, b) => a - b);
    },
    onFocus: ({ target }: FocusEvent) => {
      const item = target.closest('[aria-posinset]');
      place.current = item ? Number(item.getAttribute('aria-posinset')) : undefined;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A tile remounted elsewhere loses the focus and gets it back.
      if (relatedTarget) place.current = undefined;
    },
  };
}
