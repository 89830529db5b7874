import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { AuthFrame } from '@croupier/ui/pages/AuthFrame';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginOutcome } from '../../session/start-member-session.ts';
import { SocialLoginButtons } from '../../shared/login/SocialLoginButtons.tsx';
import { useAbortSignal } from '../../shared/login/use-abort-signal.ts';
import { useLoginSteps } from '../../shared/login/use-login-steps.tsx';
import { readKeptOffer } from '../../shared/offers/offers.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { LoginAlternatives } from './LoginAlternatives.tsx';
import { LoginWays } from './LoginWays.tsx';

const KeptOfferCard = lazyComponent(async () => (await import('../../shared/offers/KeptOfferCard.tsx')).KeptOfferCard);

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

/** Login popup: by user name, by a code to the phone or by a social provider, with a second step for unknown devices. */
export function LoginPopup({ account, isExpired, onClose, onForgot, onLoggedIn }: LoginPopupProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: siteText } = useTranslation();
  usePopupTitle(siteText('logIn'));
  const picture = usePopupImage('w_login');
  const { data } = useGetSiteConfiguration();
  const { signal, close } = useAbortSignal(onClose);
  const { social, completeLogin, startTwoStep, view } = useLoginSteps({ signal, onLoggedIn });
  // After an expired session an alert replaces the subtitle.
  const subtitle = isExpired ? undefined : t('subtitle');
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
          <Suspense>{!isExpired && readKeptOffer() !== undefined && <KeptOfferCard />}</Suspense>
          {isExpired && <ExpiredAlert />}
          <LoginWays
            signal={signal}
            account={account}
            onForgot={onForgot}
            onLoggedIn={completeLogin}
            onTwoStep={({ start, credential }) => startTwoStep(start, credential)}
          />
          <SocialLoginButtons social={social} place="afterForm" />
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
