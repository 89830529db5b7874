import { useListRewards } from '@croupier/sdk/hooks';
import { CountBadge } from '@croupier/ui/display/CountBadge';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { ListPage } from '../../shared/lists/ListPage.tsx';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { ClaimableRewards } from './ClaimableRewards.tsx';
import { CollectedThisMonth } from './CollectedThisMonth.tsx';
import { collectedRewards, expiredRewards } from './rewards.ts';
import { REWARD_VIEWS, rewardsPath, viewOf } from './reward-views.ts';
import { MAX_REWARDS, useClaimRewards } from './use-claim-rewards.ts';

/** What can be collected, what ends first, and what was collected or not collected in time [REWARD-01] [MEMBER-10]. */
export function RewardsPage(): ReactNode {
  const { t } = useTranslation('rewards');
  const [params] = useSearchParams();
  const view = viewOf(params);
  const { member } = useMemberSession();
  const query = useListRewards({ status: 'CLAIMABLE', pageSize: MAX_REWARDS }, { staleTime: 0 });
  const claim = useClaimRewards(member.id);
  const count = query.data?.claimableCount ?? 0;
  return (
    <PageStack headed>
      <Tabs
        label={t('views.label')}
        variant="segment"
        value={view}
        linkComponent={Link}
        items={REWARD_VIEWS.map((value) => ({
          value,
          label: t(`views.${value}`),
          link: { to: rewardsPath(value) },
          ...(value === 'open' && count > 0 && { badge: <CountBadge count={count} label={t('ready', { count })} /> }),
        }))}
      />
      {view === 'open' && (
        <AsideLayout aside={<CollectedThisMonth />}>
          <QueryBoundary
            query={query}
            failure={t('failed')}
            skeleton={
              <>
                <Skeleton shape="box" height="11rem" />
                <Skeleton shape="box" height="15rem" />
              </>
            }
          >
            {(rewards) => <ClaimableRewards rewards={rewards} claim={claim} />}
          </QueryBoundary>
        </AsideLayout>
      )}
      {view === 'collected' && <ListPage list={collectedRewards} />}
      {view === 'expired' && <ListPage list={expiredRewards} />}
    </PageStack>
  );
}
