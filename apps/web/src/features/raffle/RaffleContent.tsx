import { hasCode } from '@croupier/sdk/errors';
import { useGetRafflePromotion } from '@croupier/sdk/hooks';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { paths } from '../../shared/paths.ts';
import { RaffleView } from './RaffleView.tsx';

/** Heading and states of a raffle. */
export function RaffleContent(): ReactNode {
  const { t } = useTranslation('raffle');
  const { promotionId = '' } = useParams();
  const query = useGetRafflePromotion({ promotionId, language: usePlatformLanguage() }, { staleTime: 0 });
  const title = query.data?.promotion.title ?? t('title');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        back={{ label: t('back'), link: { to: paths.promotions } }}
        linkComponent={Link}
        actions={
          <StatusChip tone="neutral" icon="info">
            {t('sandbox')}
          </StatusChip>
        }
      />
      {query.error !== null && hasCode(query.error, 'PROMO_NOT_FOUND') ? (
        <UnknownRaffle />
      ) : (
        <QueryBoundary query={query} skeleton={<RaffleSkeleton />} failure={t('failed')}>
          {(raffle) => (
            <RaffleView key={promotionId} promotionId={promotionId} raffle={raffle} loadedAt={query.dataUpdatedAt} />
          )}
        </QueryBoundary>
      )}
    </>
  );
}

function UnknownRaffle(): ReactNode {
  const { t } = useTranslation('raffle');
  return (
    <EmptyState
      icon="ticket"
      headingLevel={2}
      title={t('unknown.title')}
      text={t('unknown.text')}
      actions={
        <LinkButton component={Link} to={paths.promotions} variant="action">
          {t('back')}
        </LinkButton>
      }
    />
  );
}

function RaffleSkeleton(): ReactNode {
  return (
    <>
      <Skeleton lines={2} />
      <Skeleton shape="box" height="26rem" />
      <Skeleton shape="box" height="12rem" />
    </>
  );
}
