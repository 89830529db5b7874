import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { GameGrid } from '@croupier/ui/game/GameGrid';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { LoadMore } from '@croupier/ui/navigation/LoadMore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { categoryIconName } from '../../shared/games/category-icon.tsx';
import type { ListKind } from '../../shared/games/game-categories.ts';
import { categoryPath, listPaths } from '../../shared/paths.ts';
import { useGameTiles } from '../../shared/games/use-game-tiles.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { useQueryFailure } from '../../session/use-query-failure.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { LIST_PAGE_SIZE, writeListView, type ListView } from './list-view.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useGameList, type GameListState } from './use-game-list.ts';

export interface GameListResultsProps {
  readonly kind: ListKind;
  readonly view: ListView;
}

/** Games of a list: ten at first, more on demand [LOBBY-06]. */
export function GameListResults({ kind, view }: GameListResultsProps): ReactNode {
  const { t } = useTranslation('lobby');
  const { t: gameText } = useTranslation('games');
  const list = useGameList(kind, view);
  const { tile, toTiles } = useGameTiles();
  const { games } = list;
  const failure = useQueryFailure(list, games !== undefined);
  const label = gameText(`categories.${kind}`);
  if (games === undefined) {
    if (failure === null) return <ListSkeleton label={label} />;
    return <FailedState title={t('gamesFailed')} error={failure} onRetry={list.retry} isRetrying={list.isFetching} />;
  }
  if (games.length === 0 && !list.hasUnread) return <NoGames kind={kind} isFiltered={view.category !== undefined} />;
  const tags = { shownByList: kind === 'HOT' ? ('hot' as const) : undefined };
  return (
    <>
      <GameGrid
        games={toTiles(games.slice(0, view.steps * LIST_PAGE_SIZE), { ...tags, batchSize: LIST_PAGE_SIZE })}
        label={label}
        tile={tile}
      />
      <ShowMore kind={kind} view={view} list={list} total={games.length} />
    </>
  );
}

function ShowMore({
  kind,
  view,
  list,
  total,
}: GameListResultsProps & { list: GameListState; total: number }): ReactNode {
  const { t } = useTranslation('lobby');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const shown = Math.min(total, view.steps * LIST_PAGE_SIZE);
  const { hasUnread, error } = list;
  const hasMore = shown < total || hasUnread || error !== null;
  const isPaged = total > LIST_PAGE_SIZE;
  const summary = isPaged ? t('list.shown', { shown, count: total }) : t('found', { count: total, number: total });
  const showMore = (): void => {
    if (error !== null) return list.retry();
    // In the URL, so that Back shows the same number of games.
    void navigate(listPaths[kind] + writeListView({ ...view, steps: view.steps + 1 }), { replace: true });
  };
  return (
    <LoadMore
      label={t('list.more')}
      summary={hasUnread ? t('list.shownSoFar', { count: shown }) : summary}
      hasMore={hasMore}
      loading={list.isFetching && shown < view.steps * LIST_PAGE_SIZE}
      loadingLabel={t('loading')}
      onLoad={showMore}
      {...(isPaged && !hasUnread && { progress: shown / total })}
      {...(error !== null && { error: { message: errorText(error), retryLabel: t('list.again') } })}
    />
  );
}

/** Empty list with a next step. */
function NoGames({ kind, isFiltered }: { kind: ListKind; isFiltered: boolean }): ReactNode {
  const { t } = useTranslation('lobby');
  return (
    <EmptyState
      icon={categoryIconName(kind)}
      headingLevel={2}
      title={isFiltered ? t('list.noneOfCategory') : t(`list.${kind}.none`)}
      {...(!isFiltered && { text: t(`list.${kind}.next`) })}
      actions={
        <LinkButton component={Link} to={isFiltered ? listPaths[kind] : categoryPath('RNG')} variant="action">
          {isFiltered ? t('list.allCategories') : t('none.slots')}
        </LinkButton>
      }
    />
  );
}
