import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { AuthFrame } from '@croupier/ui/pages/AuthFrame';
import { useDialogs } from '@croupier/ui/feedback/DialogProvider';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginOutcome } from '../../session/start-member-session.ts';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { useAbortSignal } from '../../shared/login/use-abort-signal.ts';

export interface ForgotPopupProps {
  /** User name to fill in. */
  readonly account: string | undefined;
  readonly onClose: () => void;
  /** Opens the login in place of the popup, with this account filled in. */
  readonly onLogIn: (account: string) => void;
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
}

/** Popup of a forgotten password; a sent link is confirmed and closes it [FORGOT-01] [FORGOT-05] [ERR-04]. */
export function ForgotPopup({ account = '', onClose, onLogIn, onLoggedIn }: ForgotPopupProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: auth } = useTranslation('auth');
  const { t: siteText } = useTranslation();
  usePopupTitle(t('forgot.title'));
  const picture = usePopupImage('w_forget');
  const dialogs = useDialogs();
  const { signal, close } = useAbortSignal(onClose);
  const confirm = (email: string): void => {
    onClose();
    const answers = [{ id: 'ok', label: auth('ok'), variant: 'action' as const }];
    const message = { title: t('forgot.sentTitle'), text: t('forgot.sent', { email }), icon: 'mail' } as const;
    const content = <SmallPrint>{t('forgot.notArrived')}</SmallPrint>;
    // Without the code of the dialog the popup has closed all the same, and the email arrives.
    void dialogs.show({ ...message, tone: 'success', content, answers }).catch(() => undefined);
  };
  return (
    <AuthFrame
      open
      onClose={close}
      title={t('forgot.title')}
      subtitle={t('forgot.subtitle')}
      slogan={t('forgot.slogan')}
      image={picture}
      closeLabel={siteText('close')}
    >
      <ForgotPassword
        account={account}
        signal={signal}
        onSent={confirm}
        onLoggedIn={onLoggedIn}
        onLogIn={() => onLogIn(account)}
        onAsk={close}
      />
    </AuthFrame>
  );
}
