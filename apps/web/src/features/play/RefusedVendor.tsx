import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import type { EntryState } from '../../shared/entry-state.ts';
import { paths } from '../../shared/paths.ts';

/** In place of a vendor's own lobby, which has no demo: the login opens for guests [GAME-08], free play may register [GAME-09]. */
export function RefusedVendor({ isTrial }: { readonly isTrial: boolean }): ReactNode {
  return isTrial ? <TrialState /> : <GuestState />;
}

function GuestState(): ReactNode {
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
      title={t('guest.logIn')}
      text={t('guest.vendorText')}
      actions={
        <Button variant="action" onClick={logIn}>
          {t('guest.logIn')}
        </Button>
      }
    />
  );
}

function TrialState(): ReactNode {
  const { t } = useTranslation('play');
  return (
    <RefusedState
      reason="trial"
      headingLevel={2}
      title={t('in_need_true_account')}
      text={t('trial.vendorText')}
      actions={
        <LinkButton component={Link} to={paths.register} variant="action">
          {t('trial.register')}
        </LinkButton>
      }
    />
  );
}
