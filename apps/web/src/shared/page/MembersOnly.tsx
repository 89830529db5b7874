import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { useSession, type MemberSession } from '../../session/use-session.ts';
import type { EntryState } from '../entry-state.ts';
import { paths } from '../paths.ts';
import { FailedState } from './FailedState.tsx';
import { PageRefused } from './PageRefused.tsx';

const MemberContext = createContext<MemberSession | undefined>(undefined);

/** Session of the member, inside `MembersOnly` and on pages that are not for everyone. */
export function useMemberSession(): MemberSession {
  const session = use(MemberContext);
  if (session === undefined) throw new Error('useMemberSession needs MembersOnly around it.');
  return session;
}

export interface MembersOnlyProps {
  /** Shown while the session loads. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
  /** Where guests log in; the players' login by default. */
  readonly entry?: string;
  /** Also allows free play. */
  readonly trialToo?: boolean;
  /** Shown above a failure or a refusal, which replace the children. */
  readonly header?: ReactNode;
}

/**
 * Renders its children for members only. Redirects a guest to the login and back [ROUTE-28] [ROLE-05], and explains to
 * free play why the page is not available [ROLE-09].
 */
export function MembersOnly(props: MembersOnlyProps): ReactNode {
  const { skeleton, children, entry = paths.login, trialToo = false, header } = props;
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.state) {
    case 'loading':
      return skeleton;
    case 'guest': {
      const state: EntryState = { returnTo: pathname + search };
      return <Navigate to={entry} state={state} replace />;
    }
    case 'failed':
      return (
        <>
          {header}
          <FailedState error={session.error} onRetry={session.retry} isRetrying={session.isRetrying} />
        </>
      );
    case 'member':
      if (!session.isTrial || trialToo) return <MemberContext value={session}>{children}</MemberContext>;
      return (
        <>
          {header}
          <TrialRefused />
        </>
      );
  }
}

/** What free play sees in place of what needs an account. */
export function TrialRefused(): ReactNode {
  const { t } = useTranslation();
  return (
    <PageRefused
      reason="trial"
      title={t('in_need_true_account')}
      text={t('refused.trial.text')}
      action={{ label: t('refused.trial.action'), to: paths.register }}
    />
  );
}
