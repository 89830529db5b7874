import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { AuthFrame } from '@croupier/ui/pages/AuthFrame';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginOutcome } from '../../session/start-member-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { LoginAlternatives } from './LoginAlternatives.tsx';
import { LoginWays, type PendingLogin } from './LoginWays.tsx';
import { useAbortSignal } from './use-abort-signal.ts';
import { useCompleteLogin } from './use-complete-login.ts';

const TwoStepForm = lazyComponent(async () => (await import('./TwoStepForm.tsx')).TwoStepForm);

export interface LoginPopupProps {
  /** Account to fill in. */
  readonly account: string | undefined;
  /** True when the account's session expired. */
  readonly isExpired: boolean;
  readonly onClose: () => void;
  /** Opens the popup of a forgotten password. */
  readonly onForgot: (account: string) => void;
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
}

function ExpiredAlert(): ReactNode {
  const { t } = useTranslation('login');
  return (
    <InlineAlert tone="warning" live="polite">
      {t('expired')}
    </InlineAlert>
  );
}

/** Login popup: by user name or SMS code, with a second step for unknown devices. */
export function LoginPopup({ account, isExpired, onClose, onForgot, onLoggedIn }: LoginPopupProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: siteText } = useTranslation();
  usePopupTitle(siteText('logIn'));
  const picture = usePopupImage('w_login');
  const { data } = useGetSiteConfiguration();
  const [pendingLogin, setPendingLogin] = useState<PendingLogin>();
  const { signal, close } = useAbortSignal(onClose);
  const completeLogin = useCompleteLogin(onLoggedIn);
  // After an expired session an alert replaces the subtitle.
  const subtitle = isExpired ? undefined : t('subtitle');
  return (
    <AuthFrame
      open
      onClose={close}
      title={pendingLogin === undefined ? t('title') : t('twoStep.title')}
      subtitle={pendingLogin === undefined ? subtitle : t('twoStep.text')}
      slogan={t('slogan')}
      image={picture}
      closeLabel={siteText('close')}
    >
      {pendingLogin !== undefined ? (
        <Suspense fallback={<Skeleton shape="box" height="240px" />}>
          <TwoStepForm
            signal={signal}
            start={pendingLogin.start}
            onLoggedIn={(result) => completeLogin(result, pendingLogin.credential)}
            onBack={() => setPendingLogin(undefined)}
          />
        </Suspense>
      ) : (
        <PanelStack>
          {isExpired && <ExpiredAlert />}
          <LoginWays
            signal={signal}
            account={account}
            onForgot={onForgot}
            onLoggedIn={completeLogin}
            onTwoStep={setPendingLogin}
          />
          <LoginAlternatives
            signal={signal}
            offersFreePlay={data?.whitelabel.FREEPLAY3 === true}
            offersRegistration={!isExpired}
            onLoggedIn={onLoggedIn}
          />
        </PanelStack>
      )}
    </AuthFrame>
  );
}
