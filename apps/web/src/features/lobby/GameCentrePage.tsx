import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { VendorGrid } from '@croupier/ui/game/VendorGrid';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { categoryPath, gamePath, paths } from '../../shared/paths.ts';
import type { VendorsCategory } from '../../shared/games/game-categories.ts';
import { lotteryPath } from '../../shared/lottery-pages.ts';
import { vendorsQuery } from '../../shared/games/game-queries.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { GameLobbyPage } from './GameLobbyPage.tsx';
import { readFilter, vendorCategoryOf } from './lobby-filter.ts';
import { vendorsForCategory } from './vendors-for-category.ts';

export interface GameCentrePageProps {
  /** Category of the route. On `/sports` the parameter `gameType` can select another one. */
  readonly page: VendorsCategory;
  /** Above the vendors of the route's category. */
  readonly lead?: ReactNode;
}

/** Vendors of sports or lotteries [ROUTE-18]; with a vendor in the URL, that vendor's games. */
export function GameCentrePage({ page, lead }: GameCentrePageProps): ReactNode {
  const { brand } = useSite();
  const [params] = useSearchParams();
  const category = vendorCategoryOf(page, params.get('gameType'), brand);
  const { vendors } = readFilter(params);
  if (vendors.length > 0 && category !== 'LOTT') return <GameLobbyPage key={category} category={category} />;
  return <VendorCentre key={category} category={category} lead={category === page ? lead : undefined} />;
}

/** Prefetches the data of a page of vendors. */
export function prefetchVendors(queryClient: QueryClient): Promise<unknown> {
  return queryClient.prefetchQuery(vendorsQuery());
}

function VendorCentre({ category, lead }: { category: VendorsCategory; lead: ReactNode }): ReactNode {
  const { t } = useTranslation('lobby');
  const { t: games } = useTranslation('games');
  const vendors = useQuery(vendorsQuery());
  const title = games(`categories.${category}`);
  usePageTitle(title);
  // The contract has no game type LOTT.
  const gameType = category === 'LOTT' ? 'ELOTT' : category;
  const vendorGrid = (
    <QueryBoundary
      query={vendors}
      skeleton={<VendorGrid label={title} vendors={[]} loading loadingLabel={t('loading')} />}
      failure={t('vendorsFailed')}
      empty={{ when: (lists) => vendorsForCategory(lists, category).length === 0, state: <NoVendors /> }}
    >
      {(lists) => (
        <VendorGrid
          label={title}
          linkComponent={Link}
          vendors={vendorsForCategory(lists, category).map(({ code, name, logo }) => ({
            id: code,
            name,
            logo: logo ?? '',
            link: { to: lotteryPath(code) ?? gamePath({ vendor: code, category: gameType }) },
          }))}
        />
      )}
    </QueryBoundary>
  );
  return (
    <>
      <PageHeader
        title={title}
        linkComponent={Link}
        text={t(`centre.${category}`)}
        {...(category === 'ESPORTS' && { back: { label: t('back'), link: { to: paths.home } } })}
      />
      <SectionStack>
        {lead}
        {lead === undefined ? vendorGrid : <ContentSection title={t('centreVendors')}>{vendorGrid}</ContentSection>}
      </SectionStack>
    </>
  );
}

function NoVendors(): ReactNode {
  const { t } = useTranslation('lobby');
  return (
    <EmptyState
      headingLevel={2}
      title={t('none.vendors')}
      text={t('none.later')}
      actions={
        <LinkButton component={Link} to={categoryPath('RNG')} variant="action">
          {t('none.slots')}
        </LinkButton>
      }
    />
  );
}
