import { hasCode } from '@croupier/sdk/errors';
import { useGetPointGoods } from '@croupier/sdk/hooks';
import type { PointGoods } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { StatGrid } from '@croupier/ui/data/StatGrid';
import { Icon } from '@croupier/ui/display/Icon';
import { LazyImage } from '@croupier/ui/display/LazyImage';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { TrialRefused } from '../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { paths } from '../../shared/paths.ts';
import { goodsPath, pointsAfter, pointsText } from './points.ts';
import { RedeemForm } from './RedeemForm.tsx';
import { useArrivalText } from './use-goods-texts.ts';
import { usePointsVisitor, type PointsVisitor } from './use-points.ts';

/** One piece of goods: what it costs, when it comes, and the order [POINTS-01]. */
export function GoodsPage(): ReactNode {
  const { t } = useTranslation('pointsMall');
  const [params] = useSearchParams();
  const rewardId = params.get('id') ?? '';
  const visitor = usePointsVisitor();
  const query = useGetPointGoods(
    { rewardId, language: usePlatformLanguage() },
    { enabled: rewardId !== '', staleTime: 0 },
  );
  const back = { label: t('title'), link: { to: paths.pointsMall } };
  const isUnknown = rewardId === '' || (query.error !== null && hasCode(query.error, 'POINTS_GOODS_NOT_FOUND'));
  usePageTitle(query.data?.name ?? t('goods'));
  return (
    <>
      <PageHeader title={query.data?.name ?? t('goods')} back={back} linkComponent={Link} />
      <SectionStack>
        {isUnknown ? (
          <UnknownGoods />
        ) : (
          <QueryBoundary query={query} failure={t('goodsFailed')} skeleton={<Skeleton shape="box" height="28rem" />}>
            {(goods) => (
              <AsideLayout aside={<Order key={goods.rewardId} goods={goods} visitor={visitor} />}>
                <PanelStack>
                  <LazyImage
                    src={goods.images?.[0] ?? goods.imageUrl ?? ''}
                    alt=""
                    width={640}
                    height={480}
                    fallback={<Icon name="gift" size={64} />}
                  />
                  {goods.description !== undefined && <p>{goods.description}</p>}
                  <Facts goods={goods} visitor={visitor} />
                </PanelStack>
              </AsideLayout>
            )}
          </QueryBoundary>
        )}
      </SectionStack>
    </>
  );
}

interface GoodsPartProps {
  readonly goods: PointGoods;
  readonly visitor: PointsVisitor;
}

function Facts({ goods, visitor }: GoodsPartProps): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const arrivalText = useArrivalText();
  const points = visitor.kind === 'member' ? visitor.points : undefined;
  const text = (value: string): string => pointsText(value, i18n.language);
  return (
    <StatGrid
      columns={2}
      missing={t('notLoaded')}
      stats={[
        { id: 'price', label: t('facts.price'), value: text(goods.points), unit: t('facts.each') },
        { id: 'stock', label: t('facts.stock'), value: text(String(goods.stock)), note: arrivalText(goods) },
        ...(points === undefined
          ? []
          : [
              { id: 'have', label: t('facts.have'), value: text(points) },
              { id: 'after', label: t('facts.after'), value: text(pointsAfter(points, goods.points, 1)) },
            ]),
      ]}
    />
  );
}

/** The order of a member; guests and free play see what they need for it. */
function Order({ goods, visitor }: GoodsPartProps): ReactNode {
  const { t } = useTranslation('pointsMall');
  switch (visitor.kind) {
    case 'loading':
      return <Skeleton shape="box" height="16rem" />;
    case 'failed':
      return <FailedState {...visitor.failure} />;
    case 'trial':
      return <TrialRefused />;
    case 'guest': {
      const state: EntryState = { returnTo: goodsPath(goods.rewardId) };
      return (
        <EmptyState
          icon="user"
          headingLevel={2}
          title={t('guest.title')}
          text={t('guest.text')}
          actions={
            <LinkButton component={Link} to={paths.login} state={state} variant="action">
              {t('logIn')}
            </LinkButton>
          }
        />
      );
    }
    case 'member':
      if (visitor.failure !== undefined) return <FailedState title={t('pointsFailed')} {...visitor.failure} />;
      if (visitor.points === undefined) return <Skeleton shape="box" height="16rem" />;
      return <RedeemForm goods={goods} points={visitor.points} memberId={visitor.memberId} />;
  }
}

function UnknownGoods(): ReactNode {
  const { t } = useTranslation('pointsMall');
  return (
    <EmptyState
      icon="gift"
      headingLevel={2}
      title={t('unknown.title')}
      text={t('unknown.text')}
      actions={
        <LinkButton component={Link} to={paths.pointsMall}>
          {t('empty.action')}
        </LinkButton>
      }
    />
  );
}
