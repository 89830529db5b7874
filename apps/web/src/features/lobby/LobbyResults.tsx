import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { GameGrid } from '@croupier/ui/game/GameGrid';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Pagination } from '@croupier/ui/navigation/Pagination';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { LOBBY_PAGE_SIZE, type GameResults } from '../../shared/games/game-queries.ts';
import { useGameTiles } from '../../shared/games/use-game-tiles.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import type { ListedCategory } from '../../shared/games/game-categories.ts';
import type { LobbyFilter } from './lobby-filter.ts';
import type { LobbyFilterState } from './use-lobby-filter.ts';

export interface LobbyResultsProps extends Pick<LobbyFilterState, 'linkTo' | 'resetLink'> {
  readonly category: ListedCategory;
  readonly filter: LobbyFilter;
  readonly query: UseQueryResult<GameResults>;
}

/** One page of games with pagination [LOBBY-10]. */
export function LobbyResults(props: LobbyResultsProps): ReactNode {
  const { category, filter, query, linkTo, resetLink } = props;
  const { t } = useTranslation('lobby');
  const { t: games } = useTranslation('games');
  const { tile, toTiles } = useGameTiles();
  const label = games(`categories.${category}`);
  const results = query.data?.games;
  const tiles = useMemo(
    () => toTiles(results ?? [], { shownByList: filter.isNew ? 'new' : undefined }),
    [toTiles, results, filter.isNew],
  );

  const isBeyondLastPage = (totalPages: number): boolean => !query.isPlaceholderData && filter.page > totalPages;
  const skeleton = (
    <GameGrid games={[]} label={label} tile={tile} placeholders={LOBBY_PAGE_SIZE} loading loadingLabel={t('loading')} />
  );
  const { vendors, classifies, isNew, name } = filter;
  const isFiltered = vendors.length > 0 || classifies.length > 0 || isNew || name !== '';
  return (
    <QueryBoundary
      query={query}
      skeleton={skeleton}
      failure={t('gamesFailed')}
      empty={{
        when: ({ totalPages }) => totalPages === 0,
        state: <NoGames name={name} {...(isFiltered && { resetLink })} />,
      }}
    >
      {({ totalPages }) => (
        <>
          {isBeyondLastPage(totalPages) ? (
            <>
              <Navigate {...linkTo({ page: totalPages })} replace />
              {skeleton}
            </>
          ) : (
            <GameGrid games={tiles} label={label} tile={tile} />
          )}
          {totalPages > 1 && (
            <Pagination
              label={t('pages.label')}
              page={filter.page}
              pages={totalPages}
              linkComponent={Link}
              linkOf={(page) => linkTo({ page })}
              previousLabel={t('pages.previous')}
              nextLabel={t('pages.next')}
              pageLabel={(page) => t('pages.page', { page })}
              summary={t('pages.summary', { page: filter.page, pages: totalPages })}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

interface NoGamesProps {
  readonly name: string;
  /** URL without filters; undefined when no filter is set. */
  readonly resetLink?: LobbyFilterState['resetLink'];
}

/** Shown without results; links to all games of the category or to the hot games [LOBBY-14]. */
function NoGames({ name, resetLink }: NoGamesProps): ReactNode {
  const { t } = useTranslation('lobby');
  const isSearch = name !== '' && resetLink !== undefined;
  return (
    <EmptyState
      icon="search"
      headingLevel={2}
      title={isSearch ? t('none.named', { name }) : t('none.title')}
      text={resetLink === undefined ? t('none.later') : t('none.text')}
      actions={
        <LinkButton component={Link} to={resetLink?.to ?? paths.hot} variant="action">
          {resetLink === undefined ? t('none.hot') : t('none.reset')}
        </LinkButton>
      }
    />
  );
}
