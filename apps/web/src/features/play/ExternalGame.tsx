import type { LaunchMode } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { openBlankWindow } from '../../shared/blank-window.ts';
import { refetchBalance } from '../../shared/member-balance.ts';
import { FocusOnArrival } from '../../shared/page/FocusOnArrival.tsx';
import { endGameSession } from './use-exit-game.ts';

export interface ExternalGameProps {
  readonly url: string;
  readonly mode: Exclude<LaunchMode, 'IFRAME'>;
  readonly launchId: string | undefined;
  readonly onAgain: () => void;
  /** Returns to the page that opened the game. */
  readonly onLeave: () => void;
}

/** Button that opens a game in a new window or replaces the site by it. */
export function ExternalGame({ mode, ...game }: ExternalGameProps): ReactNode {
  const { t } = useTranslation('play');
  if (mode === 'REDIRECT') {
    return (
      <EmptyState
        icon="globe"
        headingLevel={2}
        title={t('redirect.title')}
        text={t('redirect.text')}
        actions={
          <LinkButton href={game.url} rel="noreferrer" variant="action">
            {t('redirect.action')}
          </LinkButton>
        }
      />
    );
  }
  return <NewWindowGame {...game} />;
}

function NewWindowGame({ url, launchId, onAgain, onLeave }: Omit<ExternalGameProps, 'mode'>): ReactNode {
  const { t } = useTranslation('play');
  const queryClient = useQueryClient();
  const [state, setState] = useState<'waiting' | 'blocked' | 'open' | 'leaving'>('waiting');
  useBalanceOnReturn(state === 'open');
  const open = (): void => {
    const gameWindow = openBlankWindow();
    if (gameWindow === undefined) return setState('blocked');
    gameWindow.location.replace(url);
    return setState('open');
  };
  const finish = async (): Promise<void> => {
    setState('leaving');
    if (launchId !== undefined) await endGameSession(queryClient, launchId);
    onLeave();
  };
  if (state === 'open' || state === 'leaving') {
    return (
      <>
        <FocusOnArrival />
        <EmptyState
          // Its own elements: the button that opened the game must not become the one that ends it, with the focus on it.
          key="opened"
          icon="play"
          headingLevel={2}
          title={t('window.opened')}
          text={t('window.openedText')}
          actions={
            <>
              <Button
                variant="action"
                busy={state === 'leaving'}
                busyLabel={t('window.leaving')}
                onClick={() => void finish()}
              >
                {t('window.finish')}
              </Button>
              <Button onClick={onAgain}>{t('openAgain')}</Button>
            </>
          }
        />
      </>
    );
  }
  return (
    <>
      {state === 'blocked' && (
        <InlineAlert tone="warning" live="assertive">
          {t('window.blocked')}
        </InlineAlert>
      )}
      <EmptyState
        icon="play"
        headingLevel={2}
        title={t('window.title')}
        text={t('window.text')}
        actions={
          <Button variant="action" onClick={open}>
            {t('window.action')}
          </Button>
        }
      />
    </>
  );
}

/** Reads the balance again when the player comes back from the window of the game, whose rounds have changed it. */
function useBalanceOnReturn(isAway: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isAway) return undefined;
    const onReturn = (): void => void refetchBalance(queryClient);
    addEventListener('focus', onReturn);
    return () => removeEventListener('focus', onReturn);
  }, [isAway, queryClient]);
}
