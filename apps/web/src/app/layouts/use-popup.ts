import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { entryStateOf, LEAVING, paths, type EntryState, type PopupName } from '../../routes/paths.ts';
import type { Entered } from '../../session/enter-session.ts';
import { endSession } from '../../session/session-store.ts';
import type { Session } from '../../session/use-session.ts';

export interface Popup {
  /** The open popup; undefined for none. */
  readonly name: PopupName | 'password' | undefined;
  readonly close: () => void;
  /** After a login: navigates to the intended page, else home; after an expired session the page stays. */
  readonly goOn: (entered: Entered) => void;
  /** After a registration or a forced password change. */
  readonly settle: () => void;
}

/** Decides which popup is open: by URL or history entry, by an expired session, or by a forced password change. */
export function usePopup(session: Session): Popup {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { popup, wanted, isLeaving = false } = entryStateOf(state);
  const isRegister = pathname === paths.register;

  useEffect(() => {
    if (pathname !== paths.login) return;
    const over: EntryState = { popup: 'login', ...(wanted !== undefined && { wanted }) };
    void navigate(paths.home, { replace: true, state: over });
  }, [pathname, wanted, navigate]);

  useEffect(() => {
    if (!isLeaving) return;
    endSession();
    void navigate(paths.home, { replace: true });
  }, [isLeaving, navigate]);

  const goHome = (): void => void navigate(paths.home, { replace: true });
  const leave = (): void => void navigate(paths.home, { replace: true, state: LEAVING });
  const settle = (): void => {
    // An expired session keeps the page; the page under a requested popup was only a stopover.
    if (popup !== undefined || isRegister) void navigate(wanted ?? paths.home, { replace: true });
  };
  if (session.state === 'member' && session.isExpired) {
    return {
      name: 'login',
      close: leave,
      goOn: ({ isSameVisitor }) => {
        if (!isSameVisitor) goHome();
      },
      settle,
    };
  }
  if (session.state === 'member' && session.passwordDue !== undefined) {
    return { name: 'password', close: leave, goOn: settle, settle };
  }
  const mayEnter = session.state === 'guest' || (session.state === 'member' && session.isTrial);
  return {
    name: mayEnter ? (isRegister ? 'register' : popup) : undefined,
    close: () => void navigate(isRegister ? paths.home : `${pathname}${search}`, { replace: true }),
    // The password change comes first; navigation continues afterwards.
    goOn: ({ isPasswordDue }) => {
      if (!isPasswordDue) void navigate(wanted ?? paths.home, { replace: true });
    },
    settle,
  };
}
