import { Head, Section, Title } from '../LobbySection/section-parts.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TilesSkeletonProps } from './TilesSkeleton.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';

export type LobbySectionSkeletonProps = TilesSkeletonProps;

/** The room of a LobbySection of which not even the title is known. Hidden from readers: say elsewhere what is loading. */
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
