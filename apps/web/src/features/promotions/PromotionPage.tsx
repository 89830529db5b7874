import { hasCode } from '@croupier/sdk/errors';
import { useGetPromotion } from '@croupier/sdk/hooks';
import type { PromotionStatus } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { PageStack } from '@croupier/ui/layout/PageStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { PromotionView } from './PromotionView.tsx';

/** Time between two looks at a promotion whose state changes by the clock. */
const REFRESH_MS = 30_000;

const isRunning = (status: PromotionStatus | undefined): boolean => status === 'JOINED' || status === 'PROCESS';

/** One promotion: what it is for the visitor, what it costs, and the way to take part [PROMO-01]. */
export function PromotionPage(): ReactNode {
  const { t } = useTranslation('promotions');
  const { promotionId = '' } = useParams();
  const query = useGetPromotion(
    { promotionId, language: usePlatformLanguage() },
    {
      // Nothing reports that a joined promotion is over, or that nothing was won.
      refetchInterval: ({ state: { data } }) => (isRunning(data?.value.status) ? REFRESH_MS : false),
    },
  );
  return (
    <PageStack>
      {hasCode(query.error, 'PROMO_NOT_FOUND') ? (
        <UnknownPromotion />
      ) : (
        <QueryBoundary
          query={query}
          failure={t('promotionFailed')}
          skeleton={
            <>
              <Skeleton shape="box" height="20rem" />
              <Skeleton shape="box" height="16rem" />
            </>
          }
        >
          {(promotion) => <PromotionView key={promotion.promotionId} promotion={promotion} />}
        </QueryBoundary>
      )}
    </PageStack>
  );
}

function UnknownPromotion(): ReactNode {
  const { t } = useTranslation('promotions');
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        icon="gift"
        headingLevel={2}
        title={t('unknown.title')}
        text={t('unknown.text')}
        actions={
          <LinkButton component={Link} to={paths.promotions} variant="action">
            {t('backToAll')}
          </LinkButton>
        }
      />
    </>
  );
}
