import { Head, Section, Title } from '../LobbySection/section-parts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TilesSkeletonProps } from './TilesSkeleton.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';

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
