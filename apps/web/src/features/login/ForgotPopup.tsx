import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { PromptLine } from '@croupier/ui/layout/PromptLine';
import { AuthFrame } from '@croupier/ui/pages/AuthFrame';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { LoginOutcome } from '../../session/start-member-session.ts';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import { paths } from '../../shared/paths.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { useAbortSignal } from '../../shared/login/use-abort-signal.ts';

/** How long the confirmation of a sent link stays, in ms. */
const SENT_SHOWN_MS = 12_000;

export interface ForgotPopupProps {
  readonly onClose: () => void;
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
}

/** Popup of a forgotten password; a sent link is confirmed and closes it [FORGOT-01] [FORGOT-05] [ERR-04]. */
export function ForgotPopup({ onClose, onLoggedIn }: ForgotPopupProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: siteText } = useTranslation();
  usePopupTitle(t('forgot.title'));
  const picture = usePopupImage('w_forget');
  const snackbar = useSnackbar();
  const { signal, close } = useAbortSignal(onClose);
  const confirm = (email: string): void => {
    snackbar.show({ text: t('forgot.sent', { email }), tone: 'success', duration: SENT_SHOWN_MS });
    onClose();
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
      <PanelStack>
        <ForgotPassword signal={signal} onSent={confirm} onLoggedIn={onLoggedIn} />
        <PromptLine
          link={
            <LinkButton component={Link} to={paths.login} replace variant="link">
              {siteText('logIn')}
            </LinkButton>
          }
        >
          {t('forgot.remembered')}
        </PromptLine>
      </PanelStack>
    </AuthFrame>
  );
}
