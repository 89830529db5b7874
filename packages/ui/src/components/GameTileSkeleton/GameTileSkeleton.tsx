import styled from '@emotion/styled';
import { TileRoot } from '../GameTile/tile-styles.ts';
import { breathing } from '../Skeleton/breathing.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export interface GameTileSkeletonProps {
  /** As the tile's. */
  shape?: 'tall' | 'wide';
  className?: string;
}

/** Lies in a line of text without changing its height. */
const OnLine = styled('span')({ display: 'inline-block', width: '70%', '&[data-short="true"]': { width: '45%' } });

// As wide as the tile, for there is no name that could say how wide it is.
const Root = styled(TileRoot)({ ...breathing, '& .tile-name, & .tile-line': { width: '100%' } });

/** The room of a GameTile that is on its way. Hidden from readers: say elsewhere what is loading. */
export function GameTileSkeleton({ shape = 'tall', className }: GameTileSkeletonProps) {
  return (
    <Root className={className} data-shape={shape} data-breathing aria-hidden>
      <span className="tile-link" data-still>
        <span className="tile-cover" />
        <span className="tile-name">
          <OnLine>
            <Skeleton />
          </OnLine>
          {'\u00a0'}
        </span>
        <span className="tile-line">
          <OnLine data-short>
            <Skeleton />
          </OnLine>
          {'\u00a0'}
        </span>
      </span>
    </Root>
  );
}
