import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { entryStateOf, paths, type EntryState, type PopupName } from '../../routes/paths.ts';
import { endSession } from '../../session/session-store.ts';
import type { Session } from '../../session/use-session.ts';

export interface Popup {
  /** The popup over the page; undefined for none. */
  readonly name: PopupName | undefined;
  readonly close: () => void;
  /** After a login or a registration: to where the visitor wanted to go, else home; an expired page goes on as it is. */
  readonly goOn: (entered: { readonly isSameVisitor: boolean }) => void;
}

/** The popup that the address or the history entry asks for, and the login that an expired session needs. */
export function usePopup(session: Session): Popup {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { popup, wanted } = entryStateOf(state);

  useEffect(() => {
    if (pathname !== paths.login) return;
    const over: EntryState = { popup: 'login', ...(wanted !== undefined && { wanted }) };
    void navigate(paths.home, { replace: true, state: over });
  }, [pathname, wanted, navigate]);

  if (session.state === 'member' && session.isExpired) {
    return {
      name: 'login',
      close: () => {
        endSession();
        void navigate(paths.home, { replace: true });
      },
      goOn: ({ isSameVisitor }) => {
        if (!isSameVisitor) void navigate(paths.home, { replace: true });
      },
    };
  }
  const isRegister = pathname === paths.register;
  return {
    name: session.state === 'guest' ? (isRegister ? 'register' : popup) : undefined,
    close: () => void navigate(isRegister ? paths.home : `${pathname}${search}`, { replace: true }),
    goOn: () => void navigate(wanted ?? paths.home, { replace: true }),
  };
}
