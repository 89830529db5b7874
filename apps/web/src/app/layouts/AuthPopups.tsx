import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { LoaderOverlay } from '@croupier/ui/LoaderOverlay';
import { useTranslation } from 'react-i18next';

import type { Session } from '../../session/use-session.ts';
import { rescueFocusOfPage } from '../../shared/page/FocusOnArrival.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import type { Popup } from './use-popup.ts';

const LoginPopup = lazyComponent(async () => (await import('../../features/login/LoginPopup.tsx')).LoginPopup);
const RegistrationPopup = lazyComponent(
  async () => (await import('../../features/registration/RegistrationPopup.tsx')).RegistrationPopup,
);
const PasswordPopup = lazyComponent(
  async () => (await import('../../features/password/PasswordPopup.tsx')).PasswordPopup,
);

export interface EntrancePopupsProps {
  readonly session: Session;
  readonly popup: Popup;
}

/** The login, registration or forced password popup. */
export function AuthPopups({ session, popup }: EntrancePopupsProps): ReactNode {
  const member = session.state === 'member' ? session : undefined;
  useFocusAfter(popup.name !== undefined);
  return (
    <Suspense fallback={popup.name !== undefined && <PopupPlaceholder />}>
      {popup.name === 'login' && (
        <LoginPopup
          expiredAccount={member?.isExpired === true ? member.member.account : undefined}
          onClose={popup.close}
          onEntered={popup.goOn}
        />
      )}
      {popup.name === 'register' && <RegistrationPopup onClose={popup.close} onRegistered={popup.closeAfterLogin} />}
      {popup.name === 'password' && member?.passwordDue !== undefined && (
        <PasswordPopup
          member={member.member}
          due={member.passwordDue}
          onChanged={popup.closeAfterLogin}
          onSignedOut={popup.close}
        />
      )}
    </Suspense>
  );
}

/** When a popup is closed whose opener is gone, the page takes the focus. */
function useFocusAfter(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) setTimeout(rescueFocusOfPage);
    wasOpen.current = isOpen;
  }, [isOpen]);
}

/** Placeholder of a popup whose code is loading, as feedback for the press. */
function PopupPlaceholder(): ReactNode {
  const { t } = useTranslation();
  return <LoaderOverlay open label={t('loading')} />;
}
