import { LobbySection } from '@croupier/ui/LobbySection';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { GameList } from '../../shared/games/category-icon.tsx';
import type { GameItem } from '../../shared/games/game-item.ts';
import { useGameTiles } from '../../shared/games/use-game-tiles.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { useFailure, type Tries } from '../../shared/page/use-failure.ts';

/** What a section must know of the query, or queries, behind it. */
export interface SectionQuery extends Tries {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface GameSectionProps {
  readonly title: string;
  readonly query: SectionQuery;
  /** Undefined until they have come. */
  readonly games: readonly GameItem[] | undefined;
  /** The page with all of them. */
  readonly seeAll: string;
  /** The list that they are, when they are no category. */
  readonly list?: GameList;
  /** The first section, with larger tiles. */
  readonly isLead?: boolean;
}

/** What a preview shows at first, and at most [LOBBY-04]. */
const PREVIEW = 10;
const MOST = 20;

/** Ten games of a kind, then twenty, and the way to all [LOBBY-04] [LOBBY-06]. Without games there is no section. */
export function GameSection({
  title,
  query,
  games: latest,
  seeAll,
  list,
  isLead = false,
}: GameSectionProps): ReactNode {
  // Drawn in slices: an answer's own rendering would hold a phone for as long as all its tiles take.
  const games = useDeferredValue(latest);
  const { t } = useTranslation('home');
  const { tile, toTiles } = useGameTiles();
  const tiles = useMemo(
    () => toTiles(games?.slice(0, MOST) ?? [], { shownByList: list === 'HOT' ? 'hot' : undefined, lot: PREVIEW }),
    [toTiles, games, list],
  );
  const error = useFailure(query, latest !== undefined);
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
      size={isLead ? 'lead' : 'small'}
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
