import { LoaderOverlay } from '@croupier/ui/feedback/LoaderOverlay';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { entryStateOf } from '../../shared/entry-state.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { loadGameSheet } from './load-game-sheet.ts';
import { useReturnToTile } from './use-return-to-tile.ts';

const GameSheet = lazyComponent(loadGameSheet);

export interface GameLayerProps {
  /** True while a popup covers the sheet. */
  readonly isCovered: boolean;
}

/** The sheet of a game while the history entry has it; Back closes it. */
export function GameLayer({ isCovered }: GameLayerProps): ReactNode {
  const { t } = useTranslation();
  const { game } = entryStateOf(useLocation().state);
  const navigate = useNavigate();
  useReturnToTile();
  if (game === undefined || isCovered) return null;
  return (
    <Suspense fallback={<LoaderOverlay open label={t('loading')} />}>
      <GameSheet nodeId={game} onClose={() => void navigate(-1)} />
    </Suspense>
  );
}
