import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { AuthFrame } from '@croupier/ui/pages/AuthFrame';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginOutcome } from '../../session/start-member-session.ts';
import { usePhoneService } from '../../shared/identity/use-phone-service.ts';
import { SocialLoginButtons } from '../../shared/login/SocialLoginButtons.tsx';
import { useAbortSignal } from '../../shared/login/use-abort-signal.ts';
import { useLoginSteps } from '../../shared/login/use-login-steps.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { LoginAlternatives } from './LoginAlternatives.tsx';
import { readRememberedLogin, type LoginType } from './remembered-login.ts';
import { UsernameLogin } from './UsernameLogin.tsx';

const SmsLogin = lazyComponent(async () => (await import('./SmsLogin.tsx')).SmsLogin);
const PhoneLogin = lazyComponent(async () => (await import('./PhoneLogin.tsx')).PhoneLogin);

export interface LoginPopupProps {
  /** Account whose session expired; undefined for a new login. */
  readonly expiredAccount?: string | undefined;
  readonly onClose: () => void;
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

/** Login popup: by user name, by a code to the phone or by a social provider, with a second step for unknown devices. */
export function LoginPopup({ expiredAccount, onClose, onLoggedIn }: LoginPopupProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: siteText } = useTranslation();
  usePopupTitle(siteText('logIn'));
  const picture = usePopupImage('w_login');
  const { data } = useGetSiteConfiguration();
  const [remembered] = useState(readRememberedLogin);
  const [tab, setTab] = useState<string>(remembered?.type ?? 'username');
  const { signal, close } = useAbortSignal(onClose);
  const { social, completeLogin, startTwoStep, view } = useLoginSteps({ signal, onLoggedIn });
  const usesPhoneService = usePhoneService();
  const offersSms = data?.whitelabel.MOBILEVERCODELOGIN3 === true;
  const initialNameFor = (type: LoginType): string => (remembered?.type === type ? remembered.username : '');
  const byName = (
    <UsernameLogin
      signal={signal}
      initialName={expiredAccount ?? initialNameFor('username')}
      onLoggedIn={(result, password) => completeLogin(result, { type: 'password', password })}
      onTwoStep={(start, password) => startTwoStep(start, { type: 'password', password })}
    />
  );
  const codeLogin = { signal, initialNumber: initialNameFor('sms') };
  const bySms = (
    <Suspense fallback={<Skeleton shape="box" height="240px" />}>
      {usesPhoneService ? (
        <PhoneLogin
          {...codeLogin}
          onLoggedIn={(result) => completeLogin(result, { type: 'phoneAuth' })}
          onTwoStep={(start) => startTwoStep(start, { type: 'phoneAuth' })}
        />
      ) : (
        <SmsLogin
          {...codeLogin}
          onLoggedIn={(result) => completeLogin(result, { type: 'sms' })}
          onTwoStep={(start) => startTwoStep(start, { type: 'sms' })}
        />
      )}
    </Suspense>
  );
  // After an expired session an alert replaces the subtitle.
  const subtitle = expiredAccount === undefined ? t('subtitle') : undefined;
  return (
    <AuthFrame
      open
      onClose={close}
      title={view?.title ?? t('title')}
      subtitle={view?.subtitle ?? subtitle}
      slogan={t('slogan')}
      image={picture}
      closeLabel={siteText('close')}
    >
      {view?.content ?? (
        <PanelStack>
          {expiredAccount !== undefined && <ExpiredAlert />}
          {offersSms ? (
            <Tabs
              label={t('ways')}
              variant="segment"
              items={[
                { value: 'username', label: t('byUsername'), panel: byName },
                { value: 'sms', label: t('bySms'), panel: bySms },
              ]}
              value={tab}
              onChange={setTab}
            />
          ) : (
            byName
          )}
          <SocialLoginButtons social={social} />
          <LoginAlternatives
            signal={signal}
            offersFreePlay={data?.whitelabel.FREEPLAY3 === true}
            offersRegistration={expiredAccount === undefined}
            onLoggedIn={onLoggedIn}
          />
        </PanelStack>
      )}
    </AuthFrame>
  );
}
