import styled from '@emotion/styled';
import { Scroller } from '../GameRail/rail-parts.ts';
import { GameTileSkeleton } from '../GameTileSkeleton/GameTileSkeleton.tsx';
import { Tiles } from '../LobbySection/section-parts.ts';

export interface TilesSkeletonProps {
  arrangement?: 'rail' | 'grid';
  size?: 'small' | 'lead' | 'wide';
  count?: number;
}

/** Enough for one screen. */
const Row = styled(Scroller)({
  overflowX: 'hidden',
  '@media (max-width: 480px)': { '& > :nth-of-type(n + 6)': { display: 'none' } },
});

/** Placeholders of a section's games. */
export function TilesSkeleton({ arrangement = 'rail', size = 'small', count = 10 }: TilesSkeletonProps) {
  const shape = size === 'wide' ? 'wide' : 'tall';
  const tiles = Array.from({ length: count }, (_, index) => <GameTileSkeleton key={index} shape={shape} />);
  if (arrangement === 'grid') return <Tiles data-shape={shape}>{tiles}</Tiles>;
  return <Row data-size={size}>{tiles}</Row>;
}
