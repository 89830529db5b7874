import { Scroller } from '../GameRail/rail-parts.ts';
import { GameTileSkeleton } from '../GameTileSkeleton/GameTileSkeleton.tsx';
import { Tiles } from '../LobbySection/section-parts.ts';

export interface TilesSkeletonProps {
  arrangement?: 'rail' | 'grid';
  size?: 'small' | 'lead' | 'wide';
  count?: number;
}

/** The games of a section that are on their way. */
export function TilesSkeleton({ arrangement = 'rail', size = 'small', count = 10 }: TilesSkeletonProps) {
  const shape = size === 'wide' ? 'wide' : 'tall';
  const tiles = Array.from({ length: count }, (_, index) => <GameTileSkeleton key={index} shape={shape} />);
  if (arrangement === 'grid') return <Tiles data-shape={shape}>{tiles}</Tiles>;
  return (
    <Scroller data-size={size} style={{ overflowX: 'hidden' }}>
      {tiles}
    </Scroller>
  );
}
