import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { GamePreview } from '@croupier/ui/game/GamePreview';
import { GameSheet as Sheet } from '@croupier/ui/game/GameSheet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { lotteryPath } from '../../shared/lottery-pages.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import type { GameParameters } from './game-parameters.ts';
import { GameShell } from './GameShell.tsx';
import { StartActions } from './StartActions.tsx';
import { useGameDetails } from './use-game-details.ts';
import { useGameSummary } from './use-game-summary.tsx';

export interface GameSheetProps {
  readonly nodeId: string;
  readonly onClose: () => void;
}

/** A game before it is played, over the page that lists it. */
export function GameSheet({ nodeId, onClose }: GameSheetProps): ReactNode {
  const { t } = useTranslation('play');
  const { game, ...summary } = useGameSummary(nodeId);
  usePopupTitle(summary.title);
  return (
    <Sheet
      {...summary}
      open
      onClose={onClose}
      closeLabel={t('sheet.close')}
      actions={game !== undefined && <StartActions game={game} isSheet />}
    />
  );
}

/** What the sheet shows, for guests and free play at the address of a game. */
export function PreviewOfGame({ nodeId }: Pick<GameSheetProps, 'nodeId'>): ReactNode {
  const { title: _title, game, ...summary } = useGameSummary(nodeId);
  return <GamePreview {...summary} actions={game !== undefined && <StartActions game={game} />} />;
}

interface LotteryGameProps {
  readonly game: GameParameters;
  readonly nodeId: string;
  /** Shown for a game of another vendor. */
  readonly otherwise: ReactNode;
}

/** Leads from the address of a lottery's game to the lottery [GAME-05]. */
export function LotteryGame({ game, nodeId, otherwise }: LotteryGameProps): ReactNode {
  const { t } = useTranslation('play');
  const { details, error, retry } = useGameDetails(nodeId);
  if (lotteryPath(game.vendor) === undefined) return otherwise;
  if (details !== undefined) {
    const to = lotteryPath(details.vassalage, details.gameCode);
    return to === undefined ? otherwise : <Navigate to={to} replace />;
  }
  return (
    <GameShell game={game}>
      {error === null ? (
        <Skeleton shape="box" height="60vh" />
      ) : (
        <FailedState title={t('sheet.failed')} error={error} onRetry={retry} />
      )}
    </GameShell>
  );
}
