import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo } from 'react';
import type { GameTileGame, GameTileProps } from '../GameTile/GameTile.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import type { GridMeasures } from './grid-measures.ts';

/** Props shared by all tiles of a grid; functions must be stable between renders. */
export type GridTileProps = Pick<
  GameTileProps,
  'labels' | 'shape' | 'linkComponent' | 'linkOf' | 'onPlay' | 'onFavouriteChange'
>;

export interface GameRowProps extends GridMeasures {
  games: readonly GameTileGame[];
  /** Zero-based. */
  row: number;
  /** Offset from the top of the grid in px. */
  start: number;
  tile: GridTileProps;
}

export const Row = styled('div')(
  css({
    display: 'grid',
    // Without paint containment while focused, so that the focus ring is not clipped.
    contain: 'layout style paint',
    '&:focus-within': { contain: 'layout style' },
    '&[data-row]': { position: 'absolute', insetInline: 0 },
  }),
);

export const columnStyles = ({ columns, columnGap }: GridMeasures) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  columnGap,
});

/**
 * One row, positioned by inset: a transform would cost time in every frame. Covers load eagerly: a row is rendered only
 * near the viewport, and a cover that is loaded together with its row is painted once.
 */
export const GameRow = memo(function GameRow({ games, row, start, tile, ...measures }: GameRowProps) {
  const from = row * measures.columns;
  return (
    <Row data-row={row} role="none" style={{ ...columnStyles(measures), insetBlockStart: start }}>
      {games.slice(from, from + measures.columns).map((game, column) => (
        <GameTile key={game.id} {...tile} eager game={game} position={from + column + 1} listSize={games.length} />
      ))}
    </Row>
  );
});
