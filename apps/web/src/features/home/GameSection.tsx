import { LobbySection, type LobbySectionProps } from '@croupier/ui/game/LobbySection';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListKind } from '../../shared/games/game-categories.ts';
import type { GameItem } from '../../shared/games/game-item.ts';
import { useGameTiles } from '../../shared/games/use-game-tiles.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { useQueryFailure, type QueryAttempts } from '../../session/use-query-failure.ts';

/** The part of a query's state that a section needs. */
export interface SectionQuery extends QueryAttempts {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface GameSectionProps {
  readonly title: string;
  readonly query: SectionQuery;
  /** Undefined while loading. */
  readonly games: readonly GameItem[] | undefined;
  /** URL of the page with all games. */
  readonly seeAll: string;
  /** Set for a list across categories. */
  readonly list?: ListKind;
  readonly size?: LobbySectionProps['size'];
}

/** Number of games at first, and maximum [LOBBY-04]. */
const PREVIEW_SIZE = 10;
const MAX_PREVIEW_GAMES = 20;

/** Ten games, then twenty, and a link to all [LOBBY-04] [LOBBY-06]. Empty sections are not rendered. */
export function GameSection({
  title,
  query,
  games: latest,
  seeAll,
  list,
  size = 'small',
}: GameSectionProps): ReactNode {
  // Deferred, so that rendering all tiles does not block a phone.
  const games = useDeferredValue(latest);
  const { t } = useTranslation('home');
  const { tile, toTiles } = useGameTiles();
  const tiles = useMemo(
    () =>
      toTiles(games?.slice(0, MAX_PREVIEW_GAMES) ?? [], {
        shownByList: list === 'HOT' ? 'hot' : undefined,
        batchSize: PREVIEW_SIZE,
      }),
    [toTiles, games, list],
  );
  const error = useQueryFailure(query, latest !== undefined);
  if (games?.length === 0) return null;
  const { isFetching, refetch } = query;
  const failure = error !== null && (
    <FailedState
      title={t('sections.failed', { name: title })}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
  return (
    <LobbySection
      title={title}
      games={tiles}
      tile={tile}
      size={size}
      moreLabel={t('sections.more')}
      seeAllLabel={t('sections.seeAll')}
      seeAll={{ to: seeAll, 'aria-label': `${t('sections.seeAll')}: ${title}` }}
      previousLabel={t('sections.previous')}
      nextLabel={t('sections.next')}
      loading={games === undefined && error === null}
      empty={failure}
    />
  );
}
