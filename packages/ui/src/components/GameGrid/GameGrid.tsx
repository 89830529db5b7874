import styled from '@emotion/styled';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, Ref } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { visuallyHidden } from '../../theme/control-styles.ts';
import type { GameTileGame } from '../GameTile/GameTile.tsx';
import { GameTileSkeleton } from '../GameTileSkeleton/GameTileSkeleton.tsx';
import { mergeRefs } from '../TextField/merge-refs.ts';
import type { GridTileProps } from './game-row.tsx';
import { GameRow, Row, columnsOf } from './game-row.tsx';
import { gridLayout } from './grid-measures.ts';
import type { GridLayout } from './use-grid-layout.ts';
import { useGridLayout } from './use-grid-layout.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { observeRows, rowsToRender } from './visible-rows.ts';

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
