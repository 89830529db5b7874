import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo } from 'react';
import type { GameTileGame, GameTileProps } from '../GameTile/GameTile.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import type { GridMeasures } from './grid-measures.ts';

/** What all tiles of a grid share; keep the functions the same between renders. */
export type GridTileProps = Pick<
  GameTileProps,
  'labels' | 'shape' | 'linkComponent' | 'linkOf' | 'onPlay' | 'onClosedPress' | 'onFavouriteChange'
>;

export interface GameRowProps extends GridMeasures {
  games: readonly GameTileGame[];
  /** From 0. */
  row: number;
  /** px from the top of the grid. */
  start: number;
  tile: GridTileProps;
}

export const Row = styled('div')(
  css({
    display: 'grid',
    // Its tiles change nothing outside it, except for the ring of the focus.
    contain: 'layout style paint',
    '&:focus-within': { contain: 'layout style' },
    '&[data-row]': { position: 'absolute', insetInline: 0 },
  }),
);

export const columnsOf = ({ columns, columnGap }: GridMeasures) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  columnGap,
});

/**
 * One row of the grid; drawn once, where it stays: a transform would cost every frame. Its covers are not waited for
 * again: a row is drawn when it comes near the screen, and a cover that arrives with its row is painted once.
 */
export const GameRow = memo(function GameRow({ games, row, start, tile, ...measures }: GameRowProps) {
  const from = row * measures.columns;
  return (
    <Row data-row={row} role="none" style={{ ...columnsOf(measures), insetBlockStart: start }}>
      {games.slice(from, from + measures.columns).map((game, column) => (
        <GameTile key={game.id} {...tile} eager game={game} place={from + column + 1} listSize={games.length} />
      ))}
    </Row>
  );
});
