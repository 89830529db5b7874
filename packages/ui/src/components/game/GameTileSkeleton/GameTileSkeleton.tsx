import styled from '@emotion/styled';
import { TileRoot } from '../internal/tile-styles.ts';
import { pulseAnimation, Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';

export interface GameTileSkeletonProps {
  /** Same as the tile's. */
  shape?: 'tall' | 'wide';
  className?: string;
}

/** Fits a text line without changing its height. */
const LinePlaceholder = styled('span')({
  display: 'inline-block',
  width: '70%',
  '&[data-short="true"]': { width: '45%' },
});

// Full width, because there is no text.
const Root = styled(TileRoot)({ ...pulseAnimation, '& .tile-name, & .tile-line': { width: '100%' } });

/** Placeholder of a GameTile. Hidden from screen readers: announce the loading elsewhere. */
export function GameTileSkeleton({ shape = 'tall', className }: GameTileSkeletonProps) {
  return (
    <Root className={className} data-shape={shape} data-breathing aria-hidden>
      <span className="tile-link" data-still>
        <span className="tile-cover" />
        <span className="tile-name">
          <LinePlaceholder>
            <Skeleton />
          </LinePlaceholder>
          {'\u00a0'}
        </span>
        <span className="tile-line">
          <LinePlaceholder data-short>
            <Skeleton />
          </LinePlaceholder>
          {'\u00a0'}
        </span>
      </span>
    </Root>
  );
}
