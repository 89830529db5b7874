import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { entryStateOf, LOGOUT_STATE, type EntryState, type PopupName } from '../../shared/entry-state.ts';
import { paths } from '../../shared/paths.ts';
import type { LoginOutcome } from '../../session/start-member-session.ts';
import { endSession } from '../../session/session-store.ts';
import type { Session } from '../../session/use-session.ts';

export interface Popup {
  /** The open popup; undefined for none. */
  readonly name: PopupName | 'password' | undefined;
  /** Account to fill in at the login. */
  readonly account: string | undefined;
  readonly close: () => void;
  /** Opens the login, or the popup of a forgotten password, in place of the other one, with this account filled in. */
  readonly openLogin: (account: string) => void;
  readonly openForgot: (account: string) => void;
  /** Call after a login. Navigates to the intended page, else home; after an expired session the page stays. */
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
  /** Call after a registration or a forced password change. */
  readonly closeAfterLogin: () => void;
}

/** The open popup, from the URL, the history entry and the session. */
export function usePopup(session: Session): Popup {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { popup, account, returnTo, isLogout = false, game } = entryStateOf(state);
  const isRegister = pathname === paths.register;

  useEffect(() => {
    if (pathname !== paths.login) return;
    const loginState: EntryState = {
      popup: 'login',
      ...(account !== undefined && { account }),
      ...(returnTo !== undefined && { returnTo }),
    };
    void navigate(paths.home, { replace: true, state: loginState });
  }, [pathname, account, returnTo, navigate]);

  useEffect(() => {
    if (!isLogout) return;
    endSession();
    void navigate(paths.home, { replace: true });
  }, [isLogout, navigate]);

  const here = `${pathname}${search}`;
  const openInPlace = (name: PopupName, typedAccount: string): void => {
    const next: EntryState = { popup: name, account: typedAccount, game, ...(returnTo !== undefined && { returnTo }) };
    void navigate(here, { replace: true, state: next });
  };
  const openLogin = (typedAccount: string): void => openInPlace('login', typedAccount);
  const openForgot = (typedAccount: string): void => openInPlace('forgot', typedAccount);
  const goHome = (): void => void navigate(paths.home, { replace: true });
  const logOut = (): void => void navigate(paths.home, { replace: true, state: LOGOUT_STATE });
  const closeAfterLogin = (): void => {
    // A login after an expired session requests no popup, and the page stays.
    if (popup !== undefined || isRegister) void navigate(returnTo ?? paths.home, { replace: true });
  };
  if (session.state === 'member' && session.isExpired) {
    const isForgot = popup === 'forgot';
    const stay = (): void => void navigate(here, { replace: true });
    return {
      name: isForgot ? 'forgot' : 'login',
      account: session.member.account,
      close: isForgot ? stay : logOut,
      openLogin,
      openForgot,
      onLoggedIn: ({ isSameMember }) => {
        if (!isSameMember) goHome();
        else if (isForgot) stay();
      },
      closeAfterLogin,
    };
  }
  if (session.state === 'member' && session.passwordDue !== undefined) {
    return {
      name: 'password',
      account,
      close: logOut,
      openLogin,
      openForgot,
      onLoggedIn: closeAfterLogin,
      closeAfterLogin,
    };
  }
  const canOpen = session.state === 'guest' || (session.state === 'member' && session.isTrial);
  return {
    name: canOpen ? (isRegister ? 'register' : popup) : undefined,
    account,
    close: () => void navigate(isRegister ? paths.home : here, { replace: true, state: { game } }),
    openLogin,
    openForgot,
    // A forced password change navigates when it is done.
    onLoggedIn: ({ isPasswordDue }) => {
      if (!isPasswordDue) void navigate(returnTo ?? paths.home, { replace: true });
    },
    closeAfterLogin,
  };
}
