import { useGetPlayerProtection } from '@croupier/sdk/hooks';
import type { PlayerProtection } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { Activity } from './Activity.tsx';
import { BreakOverview } from './BreakOverview.tsx';
import { HelpAddresses } from './HelpAddresses.tsx';
import { LimitsOverview } from './LimitsOverview.tsx';
import { StopSections } from './StopSections.tsx';

/** How much a member may still deposit, lose, stake and play, and how to stop. */
export function LimitsPage(): ReactNode {
  const { t } = useTranslation('limits');
  const query = useGetPlayerProtection({ staleTime: 0 });
  return (
    <PageStack headed>
      <QueryBoundary query={query} failure={t('failed')} skeleton={<LimitsSkeleton />}>
        {(protection) => <Protection protection={protection} />}
      </QueryBoundary>
      {/* Stopping must not depend on the limits, which may have failed to load. */}
      {query.isError && query.data === undefined && <StopSections />}
      <HelpAddresses />
    </PageStack>
  );
}

function Protection({ protection }: { readonly protection: PlayerProtection }): ReactNode {
  const isOnBreak = protection.break.state !== 'NONE';
  return (
    <>
      {isOnBreak ? <BreakOverview playerBreak={protection.break} /> : <LimitsOverview protection={protection} />}
      {protection.break.state !== 'SELF_EXCLUSION' && <StopSections playerBreak={protection.break} />}
      <Activity />
    </>
  );
}

function LimitsSkeleton(): ReactNode {
  return (
    <>
      <Skeleton lines={2} />
      <Skeleton shape="box" height="15rem" />
      <Skeleton shape="box" height="18rem" />
    </>
  );
}
