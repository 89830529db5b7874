import { LoaderOverlay } from '@croupier/ui/feedback/LoaderOverlay';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Session } from '../../session/use-session.ts';
import { rescueFocusOfPage } from '../../shared/page/FocusOnArrival.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import type { Popup } from './use-popup.ts';

const LoginPopup = lazyComponent(async () => (await import('../../features/login/LoginPopup.tsx')).LoginPopup);
const ForgotPopup = lazyComponent(async () => (await import('../../features/login/ForgotPopup.tsx')).ForgotPopup);
const RegistrationPopup = lazyComponent(
  async () => (await import('../../features/registration/RegistrationPopup.tsx')).RegistrationPopup,
);
const PasswordPopup = lazyComponent(
  async () => (await import('../../features/password/PasswordPopup.tsx')).PasswordPopup,
);

export interface AuthPopupsProps {
  readonly session: Session;
  readonly popup: Popup;
}

/** Focuses the page when a popup closes and the element that opened it no longer exists. */
export function useFocusAfterClose(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) setTimeout(rescueFocusOfPage);
    wasOpen.current = isOpen;
  }, [isOpen]);
}

/** Shown while the code of a popup loads. */
function PopupPlaceholder(): ReactNode {
  const { t } = useTranslation();
  return <LoaderOverlay open label={t('loading')} />;
}

/** The login, registration, forgotten or forced password popup. */
export function AuthPopups({ session, popup }: AuthPopupsProps): ReactNode {
  const member = session.state === 'member' ? session : undefined;
  useFocusAfterClose(popup.name !== undefined);
  return (
    <Suspense fallback={popup.name !== undefined && <PopupPlaceholder />}>
      {popup.name === 'login' && (
        <LoginPopup
          account={popup.account}
          isExpired={member?.isExpired === true}
          onClose={popup.close}
          onForgot={popup.openForgot}
          onLoggedIn={popup.onLoggedIn}
        />
      )}
      {popup.name === 'forgot' && (
        <ForgotPopup
          account={popup.account}
          onClose={popup.close}
          onLogIn={popup.openLogin}
          onLoggedIn={popup.onLoggedIn}
        />
      )}
      {popup.name === 'register' && (
        <RegistrationPopup onClose={popup.close} onRegistered={popup.closeAfterLogin} onLoggedIn={popup.onLoggedIn} />
      )}
      {popup.name === 'password' && member?.passwordDue !== undefined && (
        <PasswordPopup
          member={member.member}
          reason={member.passwordDue}
          onChanged={popup.closeAfterLogin}
          onLoggedOut={popup.close}
        />
      )}
    </Suspense>
  );
}
