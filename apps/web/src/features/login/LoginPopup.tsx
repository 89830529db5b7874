import { getSiteConfigurationOptions, runFirstLoginMutation } from '@croupier/sdk/query';
import { AuthFrame } from '@croupier/ui/AuthFrame';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { PanelStack } from '@croupier/ui/PanelStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import { Tabs } from '@croupier/ui/Tabs';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginResult } from '@croupier/sdk/types';

import { startMemberSession, type LoginOutcome } from '../../session/start-member-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { LoginAlternatives } from './LoginAlternatives.tsx';
import { readRememberedLogin, type LoginType } from './remembered-login.ts';
import { UsernameLogin } from './UsernameLogin.tsx';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import type { RequiredPasswordChange } from '../../session/session-store.ts';

const SmsLogin = lazyComponent(async () => (await import('./SmsLogin.tsx')).SmsLogin);
const TwoStepForm = lazyComponent(async () => (await import('./TwoStepForm.tsx')).TwoStepForm);

export interface LoginPopupProps {
  /** Account whose session expired; undefined for a new login. */
  readonly expiredAccount?: string | undefined;
  readonly onClose: () => void;
  readonly onEntered: (entered: LoginOutcome) => void;
}

/** A login waiting for its second step; the password is kept for a forced change. */
interface PendingLogin {
  readonly twoStepToken: string;
  readonly typed: string;
}

/** Login popup: by user name or SMS code, with the second step for unknown devices. */
export function LoginPopup({ expiredAccount, onClose, onEntered }: LoginPopupProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: site } = useTranslation();
  usePopupTitle(site('logIn'));
  const picture = usePopupImage('w_login');
  const { data } = useQuery(getSiteConfigurationOptions({ query: { device: 'WEB' } }));
  const [remembered] = useState(readRememberedLogin);
  const [way, setWay] = useState<string>(remembered?.type ?? 'username');
  const [waiting, setWaiting] = useState<PendingLogin>();
  const { signal, close } = useAbortSignal(onClose);
  const enter = useCompleteLogin(onEntered);
  const offersSms = data?.value.whitelabel.MOBILEVERCODELOGIN3 === true;
  const nameFor = (type: LoginType): string => (remembered?.type === type ? remembered.username : '');
  const byName = (
    <UsernameLogin
      signal={signal}
      initialName={expiredAccount ?? nameFor('username')}
      onOpened={(result, typed) => enter(result, { type: 'password', typed })}
      onTwoStep={(twoStepToken, typed) => setWaiting({ twoStepToken, typed })}
    />
  );
  const bySms = (
    <Suspense fallback={<Skeleton shape="box" height="240px" />}>
      <SmsLogin signal={signal} initialNumber={nameFor('sms')} onOpened={(result) => enter(result, { type: 'sms' })} />
    </Suspense>
  );
  // After an expired session the popup explains itself instead of offering registration.
  const subtitle = expiredAccount === undefined ? t('subtitle') : undefined;
  return (
    <AuthFrame
      open
      onClose={close}
      title={waiting === undefined ? t('title') : t('twoStep.title')}
      subtitle={waiting === undefined ? subtitle : t('twoStep.text')}
      slogan={t('slogan')}
      image={picture}
      closeLabel={site('close')}
    >
      {waiting !== undefined ? (
        <Suspense fallback={<Skeleton shape="box" height="240px" />}>
          <TwoStepForm
            signal={signal}
            token={waiting.twoStepToken}
            onOpened={(result) => enter(result, { type: 'password', typed: waiting.typed })}
            onBack={() => setWaiting(undefined)}
          />
        </Suspense>
      ) : (
        <PanelStack>
          {expiredAccount !== undefined && (
            <InlineAlert tone="warning" live="polite">
              {t('expired')}
            </InlineAlert>
          )}
          {offersSms ? (
            <Tabs
              label={t('ways')}
              variant="segment"
              items={[
                { value: 'username', label: t('byUsername'), panel: byName },
                { value: 'sms', label: t('bySms'), panel: bySms },
              ]}
              value={way}
              onChange={setWay}
            />
          ) : (
            byName
          )}
          <LoginAlternatives
            signal={signal}
            offersFreePlay={data?.value.whitelabel.FREEPLAY3 === true}
            offersRegistration={expiredAccount === undefined}
            onEntered={onEntered}
          />
        </PanelStack>
      )}
    </AuthFrame>
  );
}

interface AbortHandle {
  /** Abort signal for the calls of a popup; aborted on close, at the latest on unmount. */
  readonly signal: () => AbortSignal;
  readonly close: () => void;
}

/** Aborts a login with its popup: the closing animation takes a moment, in which a late answer could still log in. */
function useAbortSignal(onClose: () => void): AbortHandle {
  const calls = useRef<AbortController>(undefined);
  const abort = (): void => {
    calls.current?.abort();
    calls.current = undefined;
  };
  useEffect(
    () => () => {
      // The current controller at unmount, not the initial one.
      calls.current?.abort();
    },
    [],
  );
  return {
    signal: () => (calls.current ??= new AbortController()).signal,
    close: () => {
      abort();
      onClose();
    },
  };
}

/** Opens the session of a login, with a forced password change if there is one. */
function useCompleteLogin(
  onLoggedIn: (loginOutcome: LoginOutcome) => void,
): (result: LoginResult, proof: LoginCredential) => void {
  const queryClient = useQueryClient();
  const { data: site } = useQuery(getSiteConfigurationOptions({ query: { device: 'WEB' } }));
  const language = usePlatformLanguage();
  const { mutate: runFirstLogin } = useMutation(runFirstLoginMutation());
  return (result, proof) => {
    const isExpiryOn = site?.value.whitelabel.PWDEXPFORCECHANGE3 === true;
    const loginOutcome = startMemberSession(queryClient, result, requiredPasswordChange(result, proof, isExpiryOn));
    // With a change that is due, the first login is over when the password has been changed.
    if (result.firstTimeLogin && !loginOutcome.isPasswordDue) {
      // Popups for the first login come back until then only.
      void queryClient.prefetchQuery(announcementsQuery(language)).then(() => runFirstLogin({}));
    }
    onLoggedIn(loginOutcome);
  };
}

/** Credentials of a login. */
type LoginCredential = { readonly type: 'password'; readonly typed: string } | { readonly type: 'sms' };

/** The forced password change of a login; none for a login without password [LOGIN-21] [LOGIN-22]. */
export function requiredPasswordChange(
  { firstTimeLogin, passwordExpired, passwordIsDefault }: LoginResult,
  proof: LoginCredential,
  isExpiryOn: boolean,
): RequiredPasswordChange | undefined {
  if (proof.type === 'sms') return undefined;
  const { typed } = proof;
  if (firstTimeLogin) return { due: 'firstLogin', typed };
  if (passwordIsDefault) return { due: 'weakDefault', typed };
  return passwordExpired && isExpiryOn ? { due: 'expired', typed } : undefined;
}
