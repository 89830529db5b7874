import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { lazyPage } from '../../shared/page/lazy-page.ts';
import { GameShell } from './GameShell.tsx';
import { RefusedVendor } from './RefusedVendor.tsx';
import { RunningGame } from './RunningGame.tsx';
import { ClosedRoom } from './ClosedRoom.tsx';
import { useLiveRoom } from './use-live-room.ts';
import { readGameParameters } from './game-parameters.ts';

const PreviewOfGame = lazyPage(async () => (await import('./GameSheet.tsx')).PreviewOfGame);
const LotteryGame = lazyPage(async () => (await import('./GameSheet.tsx')).LotteryGame);

export interface PlayPageProps {
  /** Renders the deposit over the game; `onDone` returns to the game. */
  readonly quickDeposit: (onDone: () => void) => ReactNode;
}

/** Page of a game, for real money or, with `demo=1`, for play money. */
export function PlayPage({ quickDeposit }: PlayPageProps): ReactNode {
  const { t } = useTranslation('play');
  const [parameters] = useSearchParams();
  const session = useSession();
  const game = readGameParameters(parameters);
  const room = useLiveRoom(game);
  if (game === undefined) {
    return (
      <GameShell game={undefined}>
        <EmptyState
          icon="search"
          headingLevel={2}
          title={t('missing.title')}
          text={t('missing.text')}
          actions={
            <LinkButton component={Link} to={paths.home} variant="action">
              {t('missing.action')}
            </LinkButton>
          }
        />
      </GameShell>
    );
  }
  if (session.state === 'loading' || room.state === 'loading') {
    return (
      <GameShell game={game}>
        <Skeleton shape="box" height="60vh" />
      </GameShell>
    );
  }
  if (session.state === 'failed') {
    return (
      <GameShell game={game}>
        <FailedState error={session.error} onRetry={session.retry} isRetrying={session.isRetrying} />
      </GameShell>
    );
  }
  if (room.state === 'closed') {
    return (
      <GameShell game={game}>
        <ClosedRoom name={room.name} opensAt={room.opensAt} />
      </GameShell>
    );
  }
  const member = session.state === 'member' ? session : undefined;
  const { nodeId } = game;
  const waiting = <Skeleton shape="box" height="60vh" />;
  if (game.demo || member?.isTrial === false) {
    const running = <RunningGame key={String(game.demo)} game={game} session={member} quickDeposit={quickDeposit} />;
    if (game.demo || nodeId === undefined || game.category !== 'ELOTT') return running;
    return (
      <Suspense fallback={<GameShell game={game}>{waiting}</GameShell>}>
        <LotteryGame game={game} nodeId={nodeId} otherwise={running} />
      </Suspense>
    );
  }
  return (
    <GameShell game={game}>
      {nodeId === undefined ? (
        <RefusedVendor isTrial={member !== undefined} />
      ) : (
        <Suspense fallback={waiting}>
          <PreviewOfGame nodeId={nodeId} />
        </Suspense>
      )}
    </GameShell>
  );
}
