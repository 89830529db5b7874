import { LinkButton } from '@croupier/ui/LinkButton';
import { RefusedState } from '@croupier/ui/RefusedState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';

import { paths, type EntryState } from '../../routes/paths.ts';
import { useSession, type MemberSession } from '../../session/use-session.ts';
import { FailedState } from './FailedState.tsx';

export interface MembersOnlyProps {
  /** Shown while the session loads. */
  readonly skeleton: ReactNode;
  readonly children: (session: MemberSession) => ReactNode;
  /** Also allows free play. */
  readonly trialToo?: boolean;
}

/**
 * Renders its children for members only. Redirects a guest to the login and back [ROUTE-28] [ROLE-05], and explains to
 * free play why the page is not available [ROLE-03] [ROLE-09].
 */
export function MembersOnly({ skeleton, children, trialToo = false }: MembersOnlyProps): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.state) {
    case 'loading':
      return skeleton;
    case 'guest': {
      const state: EntryState = { returnTo: pathname + search };
      return <Navigate to={paths.login} state={state} replace />;
    }
    case 'failed':
      return <FailedState error={session.error} onRetry={session.retry} isRetrying={session.isRetrying} />;
    case 'member':
      if (!session.isTrial || trialToo) return children(session);
      return (
        <RefusedState
          reason="trial"
          headingLevel={2}
          title={t('refused.trial.title')}
          text={t('refused.trial.text')}
          actions={
            <LinkButton component={Link} to={paths.register} variant="action">
              {t('refused.trial.action')}
            </LinkButton>
          }
        />
      );
  }
}
