import { GameGrid } from '@croupier/ui/game/GameGrid';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useGameTiles } from '../../shared/games/use-game-tiles.ts';
import { LIST_PAGE_SIZE } from './list-view.ts';

/** Placeholder of a list of games. */
export function ListSkeleton({ label }: { label: string }): ReactNode {
  const { t } = useTranslation('lobby');
  const { tile } = useGameTiles();
  return (
    <GameGrid games={[]} label={label} tile={tile} loading loadingLabel={t('loading')} placeholders={LIST_PAGE_SIZE} />
  );
}
