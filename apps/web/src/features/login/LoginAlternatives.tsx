import { useLoginFreePlay } from '@croupier/sdk/hooks';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { PromptLine } from '@croupier/ui/layout/PromptLine';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { startMemberSession, type LoginOutcome } from '../../session/start-member-session.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';

const OPERATING_SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Name of the operating system, for the platform's statistics. */
function operatingSystemName(userAgent: string): string {
  return OPERATING_SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
}

export interface LoginAlternativesProps {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly offersFreePlay: boolean;
  readonly offersRegistration: boolean;
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
}

/** Registration and free play, for visitors without an account [LOGIN-08] [LOGIN-15]. */
export function LoginAlternatives({
  signal,
  offersFreePlay,
  offersRegistration,
  onLoggedIn,
}: LoginAlternativesProps): ReactNode {
  const { t } = useTranslation('login');
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useLoginFreePlay();
  const playFree = (): void =>
    mutate(
      { body: { os: operatingSystemName(navigator.userAgent) }, signal: signal() },
      { onSuccess: (result) => onLoggedIn(startMemberSession(queryClient, result)) },
    );
  return (
    <>
      {offersFreePlay && (
        <>
          <FailureAlert error={error} />
          <Button
            variant="outline"
            size="lg"
            fullWidth
            busy={isPending}
            busyLabel={t('freePlayBusy')}
            onClick={playFree}
          >
            {t('freePlay')}
          </Button>
        </>
      )}
      {offersRegistration && (
        <PromptLine
          link={
            <LinkButton component={Link} to={paths.register} replace variant="link">
              {t('register')}
            </LinkButton>
          }
        >
          {t('new')}
        </PromptLine>
      )}
    </>
  );
}
