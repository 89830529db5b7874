import { useListMerchantWallets } from '@croupier/sdk/hooks';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LoaderOverlay } from '@croupier/ui/feedback/LoaderOverlay';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiError } from '@croupier/sdk/errors';
import { formatMoney } from '@croupier/sdk/rules';

import type { MemberSession } from '../../session/use-session.ts';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';
import { HiddenAmount } from '../../shared/HiddenAmount.tsx';
import { ExternalGame } from './ExternalGame.tsx';
import { GameActions } from './GameActions.tsx';
import { GameFrame } from './GameFrame.tsx';
import { GameShell } from './GameShell.tsx';
import { useExitOnLeave } from './use-exit-game.ts';
import { useGameEvents } from './use-game-events.ts';
import { useLaunch, type Launch } from './use-launch.ts';
import { useLeaveGame } from './use-leave-game.ts';
import { useStakeRefusal } from './use-stake-refusal.ts';
import { useGameVisit } from './use-game-visit.tsx';
import { useVisit } from './use-visit.ts';
import type { GameParameters } from './game-parameters.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { paths } from '../../shared/paths.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { ClosedForMaintenance } from './ClosedForMaintenance.tsx';

export interface RunningGameProps {
  readonly game: GameParameters;
  /** Undefined for a guest, who plays the demo. */
  readonly session: MemberSession | undefined;
  readonly quickDeposit: (onDone: () => void) => ReactNode;
}

/** Launches a game and shows it with the balance. */
export function RunningGame({ game, session, quickDeposit }: RunningGameProps): ReactNode {
  const { t, i18n } = useTranslation('play');
  const [isDepositOpen, setIsDepositOpen] = useState(false);
  const [hasOpenedDeposit, setHasOpenedDeposit] = useState(false);
  const isReal = !game.demo && session !== undefined;
  const { launch, error, isPending, isLong, again } = useLaunch(game);
  const hasVendorWallet = useOwnWallet(game, isReal);
  const visit = useVisit([session?.member.account ?? '', game.demo, game.nodeId ?? game.vendor].join(':'));
  const { lastBalance, isClosed, onEvent, reopen } = useGameEvents({
    isMainWallet: isReal && hasVendorWallet === false,
    onRound: visit.add,
    onStakeRefused: useStakeRefusal(session?.member.currency),
  });
  // A game in its own window runs on without this page; there the player ends it with a button.
  useExitOnLeave(launch?.mode === 'IFRAME' ? launch.launchId : undefined);

  const openDeposit = (): void => {
    setIsDepositOpen(true);
    setHasOpenedDeposit(true);
  };
  const relaunch = (): void => {
    reopen();
    again();
  };
  // For a vendor's wallet and play money, the balance comes from the game.
  const walletBalance = isReal && hasVendorWallet === false ? mainBalanceOf(session) : undefined;
  const balance = walletBalance ?? lastBalance;
  const [hidesBalance] = useBalanceHidden();
  // Play money is never hidden: a guest has no button to show it again.
  const isHidden = hidesBalance && isReal;
  const { shown, isCheckDue } = useGameVisit({ isReal, visit, currency: balance?.currency, launch, isHidden });
  const isPaused = isDepositOpen || session?.isExpired === true || isCheckDue;
  return (
    <GameShell
      game={game}
      balance={balance && (isHidden ? <HiddenAmount /> : formatMoney(balance.amount, balance.currency, i18n.language))}
      visit={shown}
      actions={<GameActions game={game} {...(isReal && { onDeposit: openDeposit })} />}
    >
      {isPending && <LoaderOverlay open scope="region" label={isLong ? t('checking') : t('opening')} />}
      {error !== null && (
        <LaunchFailure
          error={error}
          hasOwnWallet={hasVendorWallet === true}
          onRetry={relaunch}
          {...(isReal && { onDeposit: openDeposit })}
        />
      )}
      {launch !== undefined && isClosed && <ClosedGame onAgain={relaunch} />}
      {launch !== undefined && !isClosed && (
        <OpenGame
          game={game}
          launch={launch}
          isPaused={isPaused}
          balance={walletBalance?.amount}
          isBalanceHidden={isHidden}
          onNotice={onEvent}
          onAgain={relaunch}
        />
      )}
      <BottomSheet
        open={isDepositOpen}
        onClose={() => setIsDepositOpen(false)}
        title={t('deposit')}
        closeLabel={t('backToGame')}
        desktop="panel"
        // Stays mounted after closing, to poll an open deposit and announce its credit.
        keepMounted={hasOpenedDeposit}
      >
        {quickDeposit(() => setIsDepositOpen(false))}
      </BottomSheet>
    </GameShell>
  );
}

function mainBalanceOf({ member }: MemberSession): { readonly amount: string; readonly currency: string } {
  return { amount: member.balance, currency: member.currency };
}

/** True when the vendor uses its own wallet; undefined while unknown. */
function useOwnWallet({ vendor }: GameParameters, isReal: boolean): boolean | undefined {
  const { data } = useListMerchantWallets(
    { isSingle: false },
    { enabled: isReal, select: ({ wallets }) => wallets.some(({ wallet }) => wallet === vendor) },
  );
  return data;
}

interface OpenGameProps {
  readonly game: GameParameters;
  readonly launch: Launch;
  readonly isPaused: boolean;
  readonly balance: string | undefined;
  readonly isBalanceHidden: boolean;
  readonly onNotice: Parameters<typeof GameFrame>[0]['onNotice'];
  readonly onAgain: () => void;
}

function OpenGame({ game, launch, onAgain, ...frame }: OpenGameProps): ReactNode {
  const { leave } = useLeaveGame(game);
  const { target, mode, visit, launchId } = launch;
  if (target === undefined) return <LaunchFailure error={undefined} hasOwnWallet={false} onRetry={onAgain} />;
  if (mode !== 'IFRAME') {
    return <ExternalGame url={target.url} mode={mode} launchId={launchId} onAgain={onAgain} onLeave={leave} />;
  }
  return <GameFrame key={visit} target={target} {...frame} />;
}

function ClosedGame({ onAgain }: { readonly onAgain: () => void }): ReactNode {
  const { t } = useTranslation('play');
  return (
    <EmptyState
      icon="pause"
      headingLevel={2}
      title={t('closed.title')}
      text={t('closed.text')}
      actions={
        <Button variant="action" onClick={onAgain}>
          {t('openAgain')}
        </Button>
      }
    />
  );
}

interface LaunchFailureProps {
  /** Undefined when the launch URL is not allowed. */
  readonly error: ApiError | undefined;
  readonly hasOwnWallet: boolean;
  readonly onRetry: () => void;
  /** Opens the deposit; hidden without it. */
  readonly onDeposit?: () => void;
}

/** Error of a launch, with a retry. A launch moves no money, so a retry is always safe. */
function LaunchFailure({ error, hasOwnWallet, onRetry, onDeposit }: LaunchFailureProps): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const retry = <Button onClick={onRetry}>{t('tryAgain')}</Button>;
  if (error === undefined) {
    return <EmptyState icon="warning" headingLevel={2} title={t('address')} actions={retry} />;
  }
  switch (error.code) {
    case 'GAME_MAINTENANCE':
    case 'VENDOR_MAINTENANCE': {
      const { maintenanceEnd } = error.value;
      const until = typeof maintenanceEnd === 'string' ? maintenanceEnd : undefined;
      return <ClosedForMaintenance title={errorText(error)} until={until} actions={retry} />;
    }
    case 'INSUFFICIENT_BALANCE':
      return (
        <EmptyState
          icon="wallet"
          headingLevel={2}
          title={errorText(error)}
          text={hasOwnWallet ? t('poor.ownWallet') : t('poor.text')}
          actions={
            <>
              {hasOwnWallet ? (
                <LinkButton component={Link} to={paths.wallets} variant="action">
                  {t('poor.move')}
                </LinkButton>
              ) : (
                onDeposit !== undefined && (
                  <Button variant="action" onClick={onDeposit}>
                    {t('deposit')}
                  </Button>
                )
              )}
              {retry}
            </>
          }
        />
      );
    case 'GAME_NOT_FOUND':
      return <EmptyState icon="search" headingLevel={2} title={errorText(error)} text={t('missing.text')} />;
    case 'ACCOUNT_RESTRICTED':
    case 'PLAYER_LIMIT_REACHED':
      return <FailureAlert error={error} />;
    default:
      return <FailedState title={t('failed')} error={error} onRetry={onRetry} />;
  }
}
