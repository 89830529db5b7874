import type { LaunchMode } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/Button';
import { EmptyState } from '@croupier/ui/EmptyState';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { LinkButton } from '@croupier/ui/LinkButton';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { endGameSession } from './use-exit-game.ts';

export interface ElsewhereGameProps {
  readonly address: string;
  readonly mode: Exclude<LaunchMode, 'IFRAME'>;
  readonly launchId: string | undefined;
  readonly onAgain: () => void;
  /** Goes back to where the game was opened. */
  readonly onLeave: () => void;
}

/** A game that opens in a window of its own, or in place of the site: only when the player says so. */
export function ExternalGame({ mode, ...game }: ElsewhereGameProps): ReactNode {
  const { t } = useTranslation('play');
  if (mode === 'REDIRECT') {
    return (
      <EmptyState
        icon="globe"
        headingLevel={2}
        title={t('redirect.title')}
        text={t('redirect.text')}
        actions={
          <LinkButton href={game.address} rel="noreferrer" variant="action">
            {t('redirect.action')}
          </LinkButton>
        }
      />
    );
  }
  return <NewWindowGame {...game} />;
}

function NewWindowGame({ address, launchId, onAgain, onLeave }: Omit<ElsewhereGameProps, 'mode'>): ReactNode {
  const { t } = useTranslation('play');
  const queryClient = useQueryClient();
  const [state, setState] = useState<'waiting' | 'blocked' | 'open' | 'leaving'>('waiting');
  const open = (): void => {
    const opened = window.open('about:blank', '_blank');
    if (opened === null) return setState('blocked');
    // The game must not access this page through `opener`.
    opened.opener = null;
    opened.location.replace(address);
    return setState('open');
  };
  const finish = async (): Promise<void> => {
    setState('leaving');
    if (launchId !== undefined) await endGameSession(queryClient, launchId);
    onLeave();
  };
  if (state === 'open' || state === 'leaving') {
    return (
      <EmptyState
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
