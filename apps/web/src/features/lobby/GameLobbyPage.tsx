import { Icon } from '@croupier/ui/display/Icon';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { SearchField } from '@croupier/ui/inputs/SearchField';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { gamePath } from '../../shared/paths.ts';
import type { VendorItem } from '../../shared/games/game-item.ts';
import { gamesQuery, vendorsQuery, type GameQueryContext } from '../../shared/games/game-queries.ts';
import { useSearchInput } from '../../shared/lists/use-search-input.ts';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import type { ListedCategory } from '../../shared/games/game-categories.ts';
import { MAX_NAME_LENGTH, readFilter } from './lobby-filter.ts';
import { LobbyFilters } from './LobbyFilters.tsx';
import { LobbyResults } from './LobbyResults.tsx';
import { SortMenu } from './SortMenu.tsx';
import { toGameFilter, useResultCountText, useGamePage } from './use-game-page.ts';
import { useLobbyFilter } from './use-lobby-filter.ts';
import { VendorFilter } from './VendorFilter.tsx';
import { vendorsForCategory } from './vendors-for-category.ts';

export interface GameLobbyPageProps {
  readonly category: ListedCategory;
  /** Shown above the filters of the games, such as live rooms. */
  readonly lead?: ReactNode;
}

/** Prefetches the data of a lobby page. */
export function prefetchLobby(
  queryClient: QueryClient,
  queryContext: GameQueryContext,
  category: ListedCategory,
  params: URLSearchParams,
): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(vendorsQuery()),
    queryClient.prefetchQuery(gamesQuery(queryContext, toGameFilter(category, readFilter(params)))),
  ]);
}

/** Games of a category, filtered by vendor, sub-category and name [LOBBY-07] [LOBBY-08] [LOBBY-09] [LOBBY-10]. */
export function GameLobbyPage({ category, lead }: GameLobbyPageProps): ReactNode {
  const { t } = useTranslation('lobby');
  const { t: games } = useTranslation('games');
  const { filter, linkTo, resetLink, replace } = useLobbyFilter();
  const vendors = useQuery(vendorsQuery());
  const search = useSearchInput(filter.name, { maxLength: MAX_NAME_LENGTH, onSearch: (name) => replace({ name }) });
  const offered = vendors.data && vendorsForCategory(vendors.data, category);
  const isOffered = (code: string): boolean => offered === undefined || offered.some((vendor) => vendor.code === code);
  // Ignores vendors that the category does not have; until the vendors load, uses those of the URL.
  const effectiveFilter = { ...filter, vendors: filter.vendors.filter(isOffered) };
  const [code] = effectiveFilter.vendors;
  // The page is about a vendor when it is the only one.
  const vendor = effectiveFilter.vendors.length === 1 ? offered?.find((item) => item.code === code) : undefined;
  const query = useGamePage(category, effectiveFilter);
  const resultCount = useResultCountText(query, effectiveFilter);
  const categoryName = games(`categories.${category}`);
  usePageTitle(vendor === undefined ? categoryName : t('vendorTitle', { vendor: vendor.name, category: categoryName }));
  return (
    <>
      <PageHeader
        title={vendor?.name ?? categoryName}
        {...(effectiveFilter.vendors.length === 1 && { eyebrow: categoryName })}
        actions={
          <>
            <span role="status">{resultCount}</span>
            <SortMenu value={filter.sort} onChange={(sort) => replace({ sort })} />
            {vendor !== undefined && category !== 'RNG' && <PlayVendor vendor={vendor} category={category} />}
          </>
        }
        search={
          <SearchField label={t('search', { category: categoryName })} clearLabel={t('clearSearch')} {...search} />
        }
      />
      <SectionStack>
        {lead}
        <VendorFilter chosen={effectiveFilter.vendors} {...{ category, vendors, offered, linkTo }} />
        <LobbyFilters filter={effectiveFilter} {...{ category, offered, linkTo, resetLink }} />
        <LobbyResults category={category} filter={effectiveFilter} {...{ query, linkTo, resetLink }} />
      </SectionStack>
    </>
  );
}

/** Link to the vendor's own lobby; vendors of slots have none [LOBBY-17] [LOBBY-18]. */
function PlayVendor({ vendor, category }: { vendor: VendorItem; category: ListedCategory }): ReactNode {
  const { t } = useTranslation('lobby');
  return (
    <LinkButton
      component={Link}
      to={gamePath({ vendor: vendor.code, category })}
      variant="action"
      startIcon={<Icon name="play" />}
    >
      {t('playVendor', { vendor: vendor.name })}
    </LinkButton>
  );
}
