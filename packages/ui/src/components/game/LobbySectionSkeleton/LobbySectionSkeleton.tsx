import styled from '@emotion/styled';
import { Head, Section, Title } from '../internal/section-parts.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Scroller, type RailSize } from '../internal/rail-parts.ts';
import { GameTileSkeleton } from '../GameTileSkeleton/GameTileSkeleton.tsx';

interface TilesSkeletonProps {
  size?: RailSize;
  count?: number;
}

/** Five placeholders fill the width of a phone. */
const Row = styled(Scroller)({
  overflowX: 'hidden',
  '@media (max-width: 480px)': { '& > :nth-of-type(n + 6)': { display: 'none' } },
});

/** Placeholders of a section's games. */
export function TilesSkeleton({ size = 'small', count = 10 }: TilesSkeletonProps) {
  const shape = size === 'wide' ? 'wide' : 'tall';
  return (
    <Row data-size={size}>
      {Array.from({ length: count }, (_, index) => (
        <GameTileSkeleton key={index} shape={shape} />
      ))}
    </Row>
  );
}

export type LobbySectionSkeletonProps = TilesSkeletonProps;

/** Placeholder of a LobbySection including its title. Hidden from screen readers: announce the loading elsewhere. */
export function LobbySectionSkeleton(props: LobbySectionSkeletonProps) {
  return (
    <Section as="div" aria-hidden>
      <Head>
        <Title as="div">
          <Skeleton width="min(9em, 100%)" />
        </Title>
      </Head>
      <div>
        <TilesSkeleton {...props} />
      </div>
    </Section>
  );
}
