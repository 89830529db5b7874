import type { ErrorCode } from '@croupier/sdk/errors';
import { useGetManualRebate } from '@croupier/sdk/hooks';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ClaimState } from '../../shared/claims/ClaimState.tsx';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { NextRank } from './NextRank.tsx';
import { NothingToClaim } from './NothingToClaim.tsx';
import { rebateHistory } from './rebate-history.ts';
import { RebateAnswer } from './RebateAnswer.tsx';
import { ClaimableRebate, RebateRows } from './RebateToday.tsx';
import { useRebateClaim } from './use-rebate-claim.ts';

const NOTHING: ErrorCode = 'REBATE_NOTHING_TO_CLAIM';
const ANSWERED: ReadonlySet<ErrorCode> = new Set([NOTHING]);

/** How much of the bets comes back, and the rebates that were paid. */
export function RebatePage(): ReactNode {
  const { t } = useTranslation('rebate');
  const query = useGetManualRebate({ staleTime: 0 });
  const claim = useRebateClaim();
  return (
    <PageStack headed>
      <ClaimState claim={claim} answered={ANSWERED} title={t('celebration')} turnover="none" />
      {claim.rejection?.code === NOTHING && <NothingToClaim claim={claim} />}
      {query.error?.code === 'FEATURE_DISABLED' ? (
        <EmptyState icon="percent" headingLevel={2} title={t('automatic.title')} text={t('automatic.text')} />
      ) : (
        <QueryBoundary
          query={query}
          failure={t('failed')}
          skeleton={
            <>
              <Skeleton shape="box" height="4rem" />
              <Skeleton shape="box" height="12rem" />
              <Skeleton shape="box" height="16rem" />
            </>
          }
        >
          {(rebate) => (
            <>
              <RebateAnswer rebate={rebate} />
              <AsideLayout aside={<NextRank rebate={rebate} />}>
                <ClaimableRebate rebate={rebate} claim={claim} />
              </AsideLayout>
              <RebateRows rebate={rebate} />
            </>
          )}
        </QueryBoundary>
      )}
      <ContentSection titleSize="section" title={t('history')}>
        <ListPage list={rebateHistory} />
      </ContentSection>
    </PageStack>
  );
}
