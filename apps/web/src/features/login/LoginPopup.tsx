import { useGetSiteConfiguration, useRunFirstLogin } from '@croupier/sdk/hooks';
import type { LoginResult } from '@croupier/sdk/types';
import { AuthFrame } from '@croupier/ui/pages/AuthFrame';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { requiredPasswordChange, type LoginCredential } from '../../session/required-password-change.ts';
import { startMemberSession, type LoginOutcome } from '../../session/start-member-session.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { LoginAlternatives } from './LoginAlternatives.tsx';
import { readRememberedLogin, type LoginType } from './remembered-login.ts';
import type { TwoStepStart } from './two-step-start.ts';
import { UsernameLogin } from './UsernameLogin.tsx';

const SmsLogin = lazyComponent(async () => (await import('./SmsLogin.tsx')).SmsLogin);
const TwoStepForm = lazyComponent(async () => (await import('./TwoStepForm.tsx')).TwoStepForm);

export interface LoginPopupProps {
  /** Account whose session expired; undefined for a new login. */
  readonly expiredAccount?: string | undefined;
  readonly onClose: () => void;
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
}

/** A login that requires the second step. */
interface PendingLogin {
  readonly start: TwoStepStart;
  readonly credential: LoginCredential;
}

interface AbortHandle {
  /** Signal for the calls of the popup; aborted on close and on unmount. */
  readonly signal: () => AbortSignal;
  readonly close: () => void;
}

/** Aborts the calls of the popup when it closes, so that a late response cannot log in during the closing animation. */
function useAbortSignal(onClose: () => void): AbortHandle {
  const controller = useRef<AbortController>(undefined);
  const abort = (): void => {
    controller.current?.abort();
    controller.current = undefined;
  };
  useEffect(
    () => () => {
      // The current controller at unmount, not the initial one.
      controller.current?.abort();
    },
    [],
  );
  return {
    signal: () => (controller.current ??= new AbortController()).signal,
    close: () => {
      abort();
      onClose();
    },
  };
}

/** Starts the session of a login, with a forced password change if one is required. */
function useCompleteLogin(
  onLoggedIn: (outcome: LoginOutcome) => void,
): (result: LoginResult, credential: LoginCredential) => void {
  const queryClient = useQueryClient();
  const { data: siteConfiguration } = useGetSiteConfiguration();
  const language = usePlatformLanguage();
  const { mutate: runFirstLogin } = useRunFirstLogin();
  return (result, credential) => {
    const isExpiryOn = siteConfiguration?.whitelabel.PWDEXPFORCECHANGE3 === true;
    const outcome = startMemberSession(queryClient, result, requiredPasswordChange(result, credential, isExpiryOn));
    // A forced password change calls `runFirstLogin` itself.
    if (result.firstTimeLogin && !outcome.isPasswordDue) {
      // The platform returns the announcements for a first login only until `runFirstLogin`.
      void queryClient.prefetchQuery(announcementsQuery(language)).then(() => runFirstLogin());
    }
    onLoggedIn(outcome);
  };
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
export function LoginPopup({ expiredAccount, onClose, onLoggedIn }: LoginPopupProps): ReactNode {
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
