import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { lazy, Suspense, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { GameTile, type GameTileGame } from '../GameTile/GameTile.tsx';
import { GameTileSkeleton } from '../GameTileSkeleton/GameTileSkeleton.tsx';
import { mergeRefs } from '../../inputs/internal/merge-refs.ts';
import type { GridTileProps } from '../internal/game-row.tsx';
import { cssColumns, cssGap, DESKTOP_GRID, NARROW_GRID } from '../internal/grid-measures.ts';
import { useTileFocus } from './use-tile-focus.ts';

/** A grid of more tiles is virtual: only the rows near the viewport are rendered. */
export const MAX_PLAIN_TILES = 200;

/** Covers that load eagerly: about two rows on desktops, four on phones. */
const EAGER_TILES = 16;

// Lazy: an ordinary lobby has a page of 15 games and never needs it.
const VirtualGrid = lazy(async () => ({ default: (await import('./VirtualGrid.tsx')).VirtualGrid }));

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
  ref?: Ref<HTMLDivElement>;
}

/** Size container: gaps and columns depend on the width of the grid, as `gridLayout` does for the virtual one. */
const Frame = styled('div')({ containerType: 'inline-size' });

const Tiles = styled('div')(
  css({
    display: 'grid',
    gap: cssGap('compact'),
    gridTemplateColumns: cssColumns('tall', 'compact'),
    '&[data-shape="wide"]': { gridTemplateColumns: cssColumns('wide', 'compact') },
    [NARROW_GRID]: { '&:not([data-shape="wide"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    [DESKTOP_GRID]: {
      gap: cssGap('desktop'),
      gridTemplateColumns: cssColumns('tall', 'desktop'),
      '&[data-shape="wide"]': { gridTemplateColumns: cssColumns('wide', 'desktop') },
    },
  }),
);

const Status = styled('span')(visuallyHidden);

function PlainGrid({ games, label, tile, ref }: GameGridProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const ownRef = useMemo(() => mergeRefs(list, ref), [ref]);
  const { onFocus, onBlur } = useTileFocus(list, games.length);
  return (
    <Frame>
      <Tiles ref={ownRef} role="list" aria-label={label} data-shape={tile.shape} {...{ onFocus, onBlur }}>
        {games.map((game, index) => (
          <GameTile
            key={game.id}
            {...tile}
            eager={index < EAGER_TILES}
            game={game}
            position={index + 1}
            listSize={games.length}
          />
        ))}
      </Tiles>
    </Frame>
  );
}

function Placeholders({ tile, label, loadingLabel, placeholders = 24 }: GameGridProps): ReactNode {
  const { shape = 'tall' } = tile;
  return (
    <Frame aria-busy aria-label={label} role="group">
      <Status role="status">{loadingLabel}</Status>
      <Tiles data-shape={shape}>
        {Array.from({ length: placeholders }, (_, index) => (
          <GameTileSkeleton key={index} shape={shape} />
        ))}
      </Tiles>
    </Frame>
  );
}

/** Grid of tiles that scrolls with the page. */
export function GameGrid(props: GameGridProps): ReactNode {
  const { games, loading = false, ...grid } = props;
  if (loading) return <Placeholders {...props} />;
  if (games.length <= MAX_PLAIN_TILES) return <PlainGrid {...props} />;
  return (
    <Suspense fallback={<PlainGrid {...props} games={games.slice(0, MAX_PLAIN_TILES)} />}>
      <VirtualGrid games={games} {...grid} />
    </Suspense>
  );
}
