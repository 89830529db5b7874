import type { VipProgress } from '@croupier/sdk/types';
import { Suspense, useEffect, type ReactNode } from 'react';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { newRank, rankAt } from './rank-figures.ts';
import type { RankUpProps } from './RankUp.tsx';
import { useKnownRank } from './use-known-rank.ts';

const RankUp = lazyComponent(async () => (await import('./RankUp.tsx')).RankUp);

export interface RankNewsProps extends Pick<RankUpProps, 'ranks' | 'isBusy' | 'onCollect'> {
  readonly progress: VipProgress;
}

/** Shows once on this device that a rank was reached. */
export function RankNews({ progress, ranks, isBusy, onCollect }: RankNewsProps): ReactNode {
  const { member } = useMemberSession();
  const [known, storeRank] = useKnownRank(member.id);
  const { highestLevel } = progress;
  const level = newRank(progress, known);
  const rank = level === undefined ? undefined : rankAt(ranks, level);
  const isFirstVisit = known === undefined && rank === undefined;
  useEffect(() => {
    // From now on each higher rank is news.
    if (isFirstVisit) storeRank(highestLevel);
  });
  if (rank === undefined) return null;
  return (
    <Suspense>
      <RankUp
        rank={rank}
        ranks={ranks}
        bonuses={progress.bonuses}
        isBusy={isBusy}
        onCollect={(bonusId) => {
          storeRank(highestLevel);
          onCollect(bonusId);
        }}
        onClose={() => storeRank(highestLevel)}
      />
    </Suspense>
  );
}
