import { useGetGame, useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { Button } from '@croupier/ui/actions/Button';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import type { EntryState } from '../../shared/entry-state.ts';
import { categoryPath, gamePath, paths } from '../../shared/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { toGameItem } from '../../shared/games/game-item.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { ClosedForMaintenance } from './ClosedForMaintenance.tsx';
import { GameShell } from './GameShell.tsx';
import { RunningGame } from './RunningGame.tsx';
import { ClosedRoom } from './ClosedRoom.tsx';
import { useLiveRoom } from './use-live-room.ts';
import { readGameParameters, type GameParameters } from './game-parameters.ts';

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
  if (game.demo || member?.isTrial === false) {
    return <RunningGame key={String(game.demo)} game={game} session={member} quickDeposit={quickDeposit} />;
  }
  return (
    <GameShell game={game}>
      <UnlessClosed game={game}>
        {member === undefined ? <GuestState game={game} /> : <TrialState game={game} />}
      </UnlessClosed>
    </GameShell>
  );
}

/** Replaces its children while the game is under maintenance, so that nobody logs in for it in vain [GAME-04]. */
function UnlessClosed({ game, children }: { readonly game: GameParameters; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation('play');
  const language = usePlatformLanguage();
  const { data, isLoading } = useGetGame(
    { nodeId: game.nodeId ?? '', language },
    { enabled: game.nodeId !== undefined, select: toGameItem },
  );
  if (isLoading) return <Skeleton shape="box" height="60vh" />;
  if (data?.isUnderMaintenance !== true) return children;
  return (
    <ClosedForMaintenance
      title={t('maintenance.title')}
      until={data.maintenanceEnd}
      actions={
        <LinkButton component={Link} to={categoryPath(game.category)} variant="action">
          {t('maintenance.others')}
        </LinkButton>
      }
    />
  );
}

/** Opens the login for a guest; the page offers the demo [GAME-08]. */
function GuestState({ game }: { readonly game: GameParameters }): ReactNode {
  const { t } = useTranslation('play');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const hasOpenedLogin = useRef(false);
  const logIn = (): void => {
    const state: EntryState = { popup: 'login', returnTo };
    void navigate(returnTo, { replace: true, state });
  };
  useEffect(() => {
    // Only once, because closing the popup navigates to this page again.
    if (hasOpenedLogin.current) return;
    hasOpenedLogin.current = true;
    const state: EntryState = { popup: 'login', returnTo };
    void navigate(returnTo, { replace: true, state });
  }, [navigate, returnTo]);
  return (
    <RefusedState
      reason="guest"
      headingLevel={2}
      title={t('guest.title')}
      text={t('guest.text')}
      actions={
        <>
          <Button variant="action" onClick={logIn}>
            {t('guest.logIn')}
          </Button>
          <DemoLink game={game} />
        </>
      }
    />
  );
}

/** Shown to free play, which cannot play for real money [GAME-09]. */
function TrialState({ game }: { readonly game: GameParameters }): ReactNode {
  const { t } = useTranslation('play');
  return (
    <RefusedState
      reason="trial"
      headingLevel={2}
      title={t('in_need_true_account')}
      text={t('trial.text')}
      actions={
        <>
          <DemoLink game={game} variant="action" />
          <LinkButton component={Link} to={paths.register}>
            {t('trial.register')}
          </LinkButton>
        </>
      }
    />
  );
}

function DemoLink({ game, variant }: { readonly game: GameParameters; readonly variant?: 'action' }): ReactNode {
  const { t } = useTranslation('play');
  const { data } = useGetSiteConfiguration();
  if (game.nodeId === undefined || data?.whitelabel.FREEPLAY3 !== true) return null;
  return (
    <LinkButton
      component={Link}
      to={gamePath({ ...game, demo: true })}
      replace
      {...(variant !== undefined && { variant })}
    >
      {t('playDemo')}
    </LinkButton>
  );
}
