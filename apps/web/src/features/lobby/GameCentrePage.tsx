import { EmptyState } from '@croupier/ui/EmptyState';
import { LinkButton } from '@croupier/ui/LinkButton';
import { PageHeader } from '@croupier/ui/PageHeader';
import { SectionStack } from '@croupier/ui/SectionStack';
import { VendorGrid } from '@croupier/ui/VendorGrid';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { categoryPath, gamePath, paths } from '../../routes/paths.ts';
import { vendorsQuery } from '../../shared/games/game-queries.ts';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { GameLobbyPage } from './GameLobbyPage.tsx';
import { centreOf, type CentreCategory } from './lobby-categories.ts';
import { readFilter } from './lobby-filter.ts';
import { vendorsOf } from './vendors-of.ts';

export interface GameCentrePageProps {
  /** Category of the route; `/sports` also shows others by parameter. */
  readonly page: CentreCategory;
}

/** Vendors of sports or lotteries [ROUTE-18]; with a vendor in the URL, that vendor's games. */
export function GameCentrePage({ page }: GameCentrePageProps): ReactNode {
  const { brand } = useSite();
  const [params] = useSearchParams();
  const category = centreOf(page, params.get('gameType'), brand);
  const { vendor } = readFilter(params);
  if (vendor !== undefined && category !== 'LOTT') return <GameLobbyPage key={category} category={category} />;
  return <VendorCentre key={category} category={category} />;
}

function VendorCentre({ category }: { category: CentreCategory }): ReactNode {
  const { t } = useTranslation('lobby');
  const { t: games } = useTranslation('games');
  const vendors = useQuery(vendorsQuery());
  const title = games(`categories.${category}`);
  usePageTitle(title);
  // Calls use the same type for the traditional lottery.
  const played = category === 'LOTT' ? 'ELOTT' : category;
  return (
    <>
      <PageHeader
        title={title}
        linkComponent={Link}
        text={t(`centre.${category}`)}
        {...(category === 'ESPORTS' && { back: { label: t('back'), link: { to: paths.home } } })}
      />
      <SectionStack>
        <Loaded
          query={vendors}
          skeleton={<VendorGrid label={title} vendors={[]} loading loadingLabel={t('loading')} />}
          failure={t('vendorsFailed')}
          empty={{ when: (lists) => vendorsOf(lists, category).length === 0, state: <NoVendors /> }}
        >
          {(lists) => (
            <VendorGrid
              label={title}
              linkComponent={Link}
              vendors={vendorsOf(lists, category).map(({ code, name, logo }) => ({
                id: code,
                name,
                logo: logo ?? '',
                link: { to: gamePath({ vendor: code, category: played }) },
              }))}
            />
          )}
        </Loaded>
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
