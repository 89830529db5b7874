import { useGetPointConfig, useListPointRewardsPages } from '@croupier/sdk/hooks';
import type { PointGoods } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import { GoodsGrid } from '@croupier/ui/rewards/GoodsGrid';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { MoreOfList } from '../../shared/lists/MoreOfList.tsx';
import { TrialRefused } from '../../shared/page/MembersOnly.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { goodsFilterOf, goodsFilters, requestOf, type GoodsFilter } from './goods-filter.ts';
import { MallHeader } from './MallHeader.tsx';
import { goodsPath, piecesFor, pointsAfter, pointsText } from './points.ts';
import { useArrivalText } from './use-goods-texts.ts';
import { usePointsVisitor, type PointsVisitor } from './use-points.ts';

const filterPath = (filter: GoodsFilter): string =>
  filter === 'ALL' ? paths.pointsMall : `${paths.pointsMall}?${new URLSearchParams({ show: filter }).toString()}`;

/** What there is for points, for everyone; what the points of a member are enough for comes first [ROUTE-13] [POINTS-01]. */
export function PointsMallPage(): ReactNode {
  const { t } = useTranslation('pointsMall');
  const [params] = useSearchParams();
  const visitor = usePointsVisitor();
  const show = goodsFilterOf(params.get('show'));
  const { data: config } = useGetPointConfig();
  const language = usePlatformLanguage();
  const query = useListPointRewardsPages({ ...requestOf(show), language }, { staleTime: 0 });
  const goods = query.data?.pages.flatMap(({ content }) => content);
  const shown = visitor.kind === 'member' ? goodsFilters : goodsFilters.filter((filter) => filter !== 'AFFORDABLE');
  return (
    <>
      <MallHeader visitor={visitor} goods={goods} config={config} />
      <SectionStack>
        {visitor.kind === 'trial' && <TrialRefused />}
        <ClassifyMenu
          label={t('filter.label')}
          value={show}
          linkComponent={Link}
          items={shown.map((value) => ({ value, label: t(`filter.${value}`), link: { to: filterPath(value) } }))}
        />
        <QueryBoundary
          query={query}
          failure={t('failed')}
          skeleton={<GoodsGrid label={t('goods')} goods={undefined} loadingLabel={t('loading')} />}
          empty={{ when: ({ pages }) => pages[0]?.totalElements === 0, state: <NoGoods show={show} /> }}
        >
          {({ pages }) => {
            const listed = pages.flatMap(({ content }) => content);
            return (
              <>
                <Goods goods={listed} visitor={visitor} />
                {query.hasNextPage && (
                  <MoreOfList query={query} shown={listed.length} total={pages[0]?.totalElements ?? listed.length} />
                )}
              </>
            );
          }}
        </QueryBoundary>
      </SectionStack>
    </>
  );
}

function Goods({
  goods,
  visitor,
}: {
  readonly goods: readonly PointGoods[];
  readonly visitor: PointsVisitor;
}): ReactNode {
  const { t, i18n } = useTranslation('pointsMall');
  const arrivalText = useArrivalText();
  const points = visitor.kind === 'member' ? visitor.points : undefined;
  const cardOf = (item: PointGoods) => {
    const isMissing = points !== undefined && piecesFor(points, item.points) === 0;
    const availability =
      item.stock === 0 ? ('out' as const) : isMissing ? ('missing' as const) : ('available' as const);
    const missing = points === undefined ? '0' : pointsAfter(points, item.points, 1).replace('-', '');
    return {
      id: item.rewardId,
      name: item.name,
      image: item.imageUrl ?? '',
      points: pointsText(item.points, i18n.language),
      unit: t('unit', { count: Number(item.points) }),
      availability,
      note: {
        out: t('outOfStock'),
        missing: t('missing', { points: pointsText(missing, i18n.language), count: Number(missing) }),
        available: arrivalText(item),
      }[availability],
      ...(item.stock > 0 && item.stock <= SCARCE && { stock: t('left', { count: item.stock }) }),
      headingLevel: 2 as const,
      linkComponent: Link,
      linkProps: { to: goodsPath(item.rewardId) },
    };
  };
  return <GoodsGrid label={t('goods')} goods={goods.map(cardOf)} loadingLabel={t('loading')} />;
}

/** Pieces at which the stock is said. */
const SCARCE = 5;

function NoGoods({ show }: { readonly show: GoodsFilter }): ReactNode {
  const { t } = useTranslation('pointsMall');
  return (
    <EmptyState
      icon="gift"
      headingLevel={2}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        show !== 'ALL' && (
          <LinkButton component={Link} to={paths.pointsMall}>
            {t('empty.action')}
          </LinkButton>
        )
      }
    />
  );
}
