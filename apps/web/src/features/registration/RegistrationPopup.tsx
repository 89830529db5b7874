import { useGetRegisterSetting, useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { AuthFrame } from '@croupier/ui/pages/AuthFrame';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { PromptLine } from '@croupier/ui/layout/PromptLine';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { startNewMemberSession, type LoginOutcome } from '../../session/start-member-session.ts';
import { SocialLoginButtons } from '../../shared/login/SocialLoginButtons.tsx';
import { useAbortSignal } from '../../shared/login/use-abort-signal.ts';
import { useLoginSteps } from '../../shared/login/use-login-steps.tsx';
import { readKeptOffer } from '../../shared/offers/offers.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePopupTitle } from '../../shared/page/use-page-title.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import type { RegistrationMethod } from './registration-fields.ts';

const loadForm = async () => (await import('./RegistrationForm.tsx')).RegistrationForm;
const RegistrationForm = lazyComponent(loadForm);
// Loaded together with the popup. `lazyComponent` handles a failed load.
loadForm().catch(() => undefined);

const KeptOfferCard = lazyComponent(async () => (await import('../../shared/offers/KeptOfferCard.tsx')).KeptOfferCard);

export interface RegistrationPopupProps {
  readonly onClose: () => void;
  readonly onRegistered: () => void;
  /** Called when a social provider has identified the visitor, with an account or without. */
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
}

const SKELETON = (
  <PanelStack>
    {[1, 2, 3, 4].map((field) => (
      <Skeleton key={field} shape="box" height="76px" />
    ))}
  </PanelStack>
);

/** Registration popup: by user name, or by mobile number where offered [REG-01] [REG-02]. */
export function RegistrationPopup({ onClose, onRegistered, onLoggedIn }: RegistrationPopupProps): ReactNode {
  const { t } = useTranslation('registration');
  const { t: auth } = useTranslation('auth');
  const { t: siteText } = useTranslation();
  usePopupTitle(siteText('register'));
  const picture = usePopupImage('w_register');
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const { signal, close } = useAbortSignal(onClose);
  const { social, view } = useLoginSteps({ signal, onLoggedIn });
  const { data: configuration } = useGetSiteConfiguration();
  const offersMobile = configuration?.whitelabel.MOBILENUMREG3 === true;
  const [chosenMethod, setChosenMethod] = useState<RegistrationMethod>();
  const method = chosenMethod ?? (offersMobile ? 'MOBILE' : 'USERNAME');
  // Cached until the page is closed [REG-15].
  const fields = useGetRegisterSetting(
    { registerMethod: method },
    {
      select: ({ fields: settings }) => settings,
      placeholderData: (previous) => previous,
      staleTime: Infinity,
      gcTime: Infinity,
    },
  );
  return (
    <AuthFrame
      open
      onClose={close}
      title={view?.title ?? t('title')}
      subtitle={view?.subtitle ?? t('subtitle')}
      slogan={t('slogan')}
      image={picture}
      closeLabel={siteText('close')}
    >
      {view?.content ?? (
        <PanelStack>
          <Suspense>{readKeptOffer() !== undefined && <KeptOfferCard />}</Suspense>
          <SocialLoginButtons social={social} place="beforeForm" />
          {offersMobile && (
            <SegmentedControl
              label={t('way')}
              options={[
                { value: 'MOBILE', label: t('byMobile') },
                { value: 'USERNAME', label: t('byUsername') },
              ]}
              value={method}
              onChange={setChosenMethod}
            />
          )}
          <QueryBoundary query={fields} skeleton={SKELETON}>
            {(configs) => (
              <Suspense fallback={SKELETON}>
                <RegistrationForm
                  method={method}
                  configs={configs}
                  onCancel={close}
                  onRegistered={(token) => {
                    startNewMemberSession(queryClient, token);
                    snackbar.show({ text: auth('social.registered'), tone: 'success', key: 'registered' });
                    onRegistered();
                  }}
                />
              </Suspense>
            )}
          </QueryBoundary>
          <PromptLine
            link={
              <LinkButton component={Link} to={paths.login} replace variant="link">
                {t('logIn')}
              </LinkButton>
            }
          >
            {t('haveAccount')}
          </PromptLine>
        </PanelStack>
      )}
    </AuthFrame>
  );
}
