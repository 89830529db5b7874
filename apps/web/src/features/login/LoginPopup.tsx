import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { AuthFrame } from '@croupier/ui/pages/AuthFrame';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginCredential } from '../../session/required-password-change.ts';
import type { LoginOutcome } from '../../session/start-member-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { LoginAlternatives } from './LoginAlternatives.tsx';
import { readRememberedLogin, type LoginType } from './remembered-login.ts';
import type { TwoStepStart } from './two-step-start.ts';
import { useAbortSignal } from './use-abort-signal.ts';
import { useCompleteLogin } from './use-complete-login.ts';
import { UsernameLogin } from './UsernameLogin.tsx';

const SmsLogin = lazyComponent(async () => (await import('./SmsLogin.tsx')).SmsLogin);
const TwoStepForm = lazyComponent(async () => (await import('./TwoStepForm.tsx')).TwoStepForm);

export interface LoginPopupProps {
  /** Account whose session expired; undefined for a new login. */
  readonly expiredAccount?: string | undefined;
  readonly onClose: () => void;
  /** Opens the popup of a forgotten password. */
  readonly onForgot: () => void;
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
}

/** A login that requires the second step. */
interface PendingLogin {
  readonly start: TwoStepStart;
  readonly credential: LoginCredential;
}

function ExpiredAlert(): ReactNode {
  const { t } = useTranslation('login');
  return (
    <InlineAlert tone="warning" live="polite">
      {t('expired')}
    </InlineAlert>
  );
}

interface LoginWaysProps {
  readonly byName: ReactNode;
  /** Undefined where the site offers no login by SMS. */
  readonly bySms: ReactNode | undefined;
  readonly tab: string;
  readonly onTabChange: (tab: string) => void;
}

/** Tabs of the ways to log in; a single way has none. */
function LoginWays({ byName, bySms, tab, onTabChange }: LoginWaysProps): ReactNode {
  const { t } = useTranslation('login');
  if (bySms === undefined) return byName;
  return (
    <Tabs
      label={t('ways')}
      variant="segment"
      items={[
        { value: 'username', label: t('byUsername'), panel: byName },
        { value: 'sms', label: t('bySms'), panel: bySms },
      ]}
      value={tab}
      onChange={onTabChange}
    />
  );
}

/** Login popup: by user name or SMS code, with a second step for unknown devices. */
export function LoginPopup({ expiredAccount, onClose, onForgot, onLoggedIn }: LoginPopupProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: siteText } = useTranslation();
  usePopupTitle(siteText('logIn'));
  const picture = usePopupImage('w_login');
  const { data } = useGetSiteConfiguration();
  const [remembered] = useState(readRememberedLogin);
  const [tab, setTab] = useState<string>(remembered?.type ?? 'username');
  const [pendingLogin, setPendingLogin] = useState<PendingLogin>();
  const { signal, close } = useAbortSignal(onClose);
  const completeLogin = useCompleteLogin(onLoggedIn);
  const offersSms = data?.whitelabel.MOBILEVERCODELOGIN3 === true;
  const initialNameFor = (type: LoginType): string => (remembered?.type === type ? remembered.username : '');
  const byName = (
    <UsernameLogin
      signal={signal}
      initialName={expiredAccount ?? initialNameFor('username')}
      onForgot={onForgot}
      onLoggedIn={(result, password) => completeLogin(result, { type: 'password', password })}
      onTwoStep={(start, password) => setPendingLogin({ start, credential: { type: 'password', password } })}
    />
  );
  const bySms = (
    <Suspense fallback={<Skeleton shape="box" height="240px" />}>
      <SmsLogin
        signal={signal}
        initialNumber={initialNameFor('sms')}
        onLoggedIn={(result) => completeLogin(result, { type: 'sms' })}
        onTwoStep={(start) => setPendingLogin({ start, credential: { type: 'sms' } })}
      />
    </Suspense>
  );
  // After an expired session an alert replaces the subtitle.
  const subtitle = expiredAccount === undefined ? t('subtitle') : undefined;
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
          {expiredAccount !== undefined && <ExpiredAlert />}
          <LoginWays byName={byName} bySms={offersSms ? bySms : undefined} tab={tab} onTabChange={setTab} />
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
