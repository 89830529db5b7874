import { getSiteConfigurationOptions } from '@croupier/sdk/query';
import { AuthFrame } from '@croupier/ui/AuthFrame';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import { PanelStack } from '@croupier/ui/PanelStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import { Tabs } from '@croupier/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginOutcome } from '../../session/start-member-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { LoginAlternatives } from './LoginAlternatives.tsx';
import { readRememberedLogin, type LoginType } from './remembered-login.ts';
import { useCompleteLogin } from './use-complete-login.ts';
import { useAbortSignal } from './use-abort-signal.ts';
import { UsernameLogin } from './UsernameLogin.tsx';

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
      picture={picture}
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
