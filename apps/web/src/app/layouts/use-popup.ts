import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { entryStateOf, LOGOUT_STATE, paths, type EntryState, type PopupName } from '../../routes/paths.ts';
import type { LoginOutcome } from '../../session/start-member-session.ts';
import { endSession } from '../../session/session-store.ts';
import type { Session } from '../../session/use-session.ts';

export interface Popup {
  /** The open popup; undefined for none. */
  readonly name: PopupName | 'password' | undefined;
  readonly close: () => void;
  /** After a login: navigates to the intended page, else home; after an expired session the page stays. */
  readonly goOn: (entered: LoginOutcome) => void;
  /** After a registration or a forced password change. */
  readonly closeAfterLogin: () => void;
}

/** Decides which popup is open: by URL or history entry, by an expired session, or by a forced password change. */
export function usePopup(session: Session): Popup {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { popup, returnTo, isLeaving = false } = entryStateOf(state);
  const isRegister = pathname === paths.register;

  useEffect(() => {
    if (pathname !== paths.login) return;
    const backgroundLocation: EntryState = { popup: 'login', ...(returnTo !== undefined && { returnTo }) };
    void navigate(paths.home, { replace: true, state: backgroundLocation });
  }, [pathname, returnTo, navigate]);

  useEffect(() => {
    if (!isLeaving) return;
    endSession();
    void navigate(paths.home, { replace: true });
  }, [isLeaving, navigate]);

  const goHome = (): void => void navigate(paths.home, { replace: true });
  const close = (): void => void navigate(paths.home, { replace: true, state: LOGOUT_STATE });
  const closeAfterLogin = (): void => {
    // An expired session keeps the page; the page under a requested popup was only a stopover.
    if (popup !== undefined || isRegister) void navigate(returnTo ?? paths.home, { replace: true });
  };
  if (session.state === 'member' && session.isExpired) {
    return {
      name: 'login',
      close: close,
      goOn: ({ isSameMember }) => {
        if (!isSameMember) goHome();
      },
      closeAfterLogin,
    };
  }
  if (session.state === 'member' && session.passwordDue !== undefined) {
    return { name: 'password', close: close, goOn: closeAfterLogin, closeAfterLogin };
  }
  const canOpen = session.state === 'guest' || (session.state === 'member' && session.isTrial);
  return {
    name: canOpen ? (isRegister ? 'register' : popup) : undefined,
    close: () => void navigate(isRegister ? paths.home : `${pathname}${search}`, { replace: true }),
    // The password change comes first; navigation continues afterwards.
    goOn: ({ isPasswordDue }) => {
      if (!isPasswordDue) void navigate(returnTo ?? paths.home, { replace: true });
    },
    closeAfterLogin,
  };
}
