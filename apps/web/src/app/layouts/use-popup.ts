import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { entryStateOf, LEAVING, paths, type EntryState, type PopupName } from '../../routes/paths.ts';
import type { Entered } from '../../session/enter-session.ts';
import { endSession } from '../../session/session-store.ts';
import type { Session } from '../../session/use-session.ts';

export interface Popup {
  /** The popup over the page; undefined for none. */
  readonly name: PopupName | 'password' | undefined;
  readonly close: () => void;
  /** After a login: to where the visitor wanted to go, else home; an expired page goes on as it is. */
  readonly goOn: (entered: Entered) => void;
  /** After a registration or the change of a password that was due. */
  readonly settle: () => void;
}

/** The popup that the address or the history entry asks for, the login that an expired session needs, a due password. */
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
    // What the session found open stays open; what a popup lies over was only the way to it.
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
    // The password comes first; the way goes on when it is changed.
    goOn: ({ isPasswordDue }) => {
      if (!isPasswordDue) void navigate(wanted ?? paths.home, { replace: true });
    },
    settle,
  };
}
