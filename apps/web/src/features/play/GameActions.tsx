import { FavouriteButton } from '@croupier/ui/game/FavouriteButton';
import { Icon } from '@croupier/ui/display/Icon';
import { IconButton } from '@croupier/ui/actions/IconButton';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFavorites } from '../../shared/games/use-favorites.ts';
import type { GameParameters } from './game-parameters.ts';

export interface GameActionsProps {
  readonly game: GameParameters;
  /** Opens the deposit; hidden without it. */
  readonly onDeposit?: () => void;
}

/** Buttons in the bar of the game: deposit, favourite, fullscreen. */
export function GameActions({ game: { nodeId }, onDeposit }: GameActionsProps): ReactNode {
  const { t } = useTranslation('play');
  const favorites = useFavorites();
  return (
    <>
      {onDeposit !== undefined && (
        <IconButton label={t('deposit')} onClick={onDeposit}>
          <Icon name="plus" />
        </IconButton>
      )}
      {favorites.isOffered && nodeId !== undefined && (
        <FavouriteButton
          favourite={favorites.ids.has(nodeId)}
          addLabel={t('addFavorite')}
          removeLabel={t('removeFavorite')}
          onChange={() => favorites.toggle(nodeId)}
        />
      )}
      <FullscreenButton />
    </>
  );
}

function FullscreenButton(): ReactNode {
  const { t } = useTranslation('play');
  const [isFull, setIsFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const updateState = (): void => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', updateState);
    return () => document.removeEventListener('fullscreenchange', updateState);
  }, []);
  if (!document.fullscreenEnabled) return null;
  // The whole page, so that sheets and dialogs stay visible.
  const toggle = async (): Promise<void> =>
    isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return (
    <IconButton
      label={isFull ? t('leaveFullscreen') : t('fullscreen')}
      onClick={() => void toggle().catch(() => undefined)}
    >
      <Icon name={isFull ? 'shrink' : 'expand'} />
    </IconButton>
  );
}
