import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { AuthPage } from '@croupier/ui/pages/AuthPage';
import { getMemberInfoQuery } from '@croupier/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { clearResetToken, getResetToken } from '../../session/url-token.ts';
import { entryStateOf, type EntryState } from '../../shared/entry-state.ts';
import { paths } from '../../shared/paths.ts';
import { usePopupImage } from '../../shared/use-popup-image.ts';
import { ForgotPassword, type ResetMethod } from './ForgotPassword.tsx';
import { LinkReset } from './LinkReset.tsx';
import { useAbortSignal } from '../../shared/login/use-abort-signal.ts';

/** What the page shows: the ways to a new password, the new password of a link, or what has been done. */
type Step =
  | { readonly name: 'ways'; readonly method?: ResetMethod }
  | { readonly name: 'link'; readonly resetToken: string }
  | { readonly name: 'sent'; readonly email: string }
  | { readonly name: 'done' };

function firstStep(): Step {
  const resetToken = getResetToken();
  return resetToken === undefined ? { name: 'ways' } : { name: 'link', resetToken };
}

/** Page of a forgotten password, which the link of the email opens as well [ROUTE-06] [FORGOT-01]. */
export function ForgotPage(): ReactNode {
  const { t } = useTranslation('login');
  const picture = usePopupImage('w_forget');
  const [step, setStep] = useState(firstStep);
  const isByLink = step.name === 'link' || step.name === 'done';
  const subtitles = { ways: t('forgot.subtitle'), link: t('forgot.linkText'), sent: undefined, done: undefined };
  return (
    <AuthPage
      title={isByLink ? t('forgot.linkTitle') : t('forgot.title')}
      subtitle={subtitles[step.name]}
      slogan={t('forgot.slogan')}
      image={picture}
    >
      <PanelStack>
        <StepContent step={step} onStep={setStep} />
      </PanelStack>
    </AuthPage>
  );
}

interface StepContentProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

function StepContent({ step, onStep }: StepContentProps): ReactNode {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { account = '', returnTo } = entryStateOf(useLocation().state);
  const { signal } = useAbortSignal(() => undefined);
  const loginState: EntryState = { ...(account !== '' && { account }), ...(returnTo !== undefined && { returnTo }) };
  switch (step.name) {
    case 'ways': {
      return (
        <ForgotPassword
          account={account}
          initialMethod={step.method}
          signal={signal}
          onSent={(email) => onStep({ name: 'sent', email })}
          onLoggedIn={() => void navigate(returnTo ?? paths.home, { replace: true })}
          onLogIn={() => void navigate(paths.login, { state: loginState })}
        />
      );
    }
    case 'link': {
      return (
        <LinkReset
          resetToken={step.resetToken}
          onDone={() => {
            clearResetToken();
            // Every session of the account has ended, perhaps the one of this tab too.
            void queryClient.invalidateQueries({ queryKey: getMemberInfoQuery().queryKey });
            onStep({ name: 'done' });
          }}
          onAskAgain={() => {
            clearResetToken();
            onStep({ name: 'ways', method: 'email' });
          }}
        />
      );
    }
    case 'sent': {
      return (
        <Sent
          email={step.email}
          loginState={loginState}
          onByMobile={() => onStep({ name: 'ways', method: 'mobile' })}
        />
      );
    }
    case 'done': {
      return <Done loginState={loginState} />;
    }
  }
}

interface LogInProps {
  readonly loginState: EntryState;
}

interface SentProps extends LogInProps {
  readonly email: string;
  readonly onByMobile: () => void;
}

/** Confirms a sent link [FORGOT-05]. */
function Sent({ email, loginState, onByMobile }: SentProps): ReactNode {
  const { t } = useTranslation('login');
  return (
    <>
      <InlineAlert tone="success" live="polite" title={t('forgot.sentTitle')}>
        {t('forgot.sent', { email })}
      </InlineAlert>
      <SmallPrint>{t('forgot.notArrived')}</SmallPrint>
      <Button variant="outline" size="lg" fullWidth onClick={onByMobile}>
        {t('forgot.byMobileInstead')}
      </Button>
      <LogInLink loginState={loginState} />
    </>
  );
}

function Done({ loginState }: LogInProps): ReactNode {
  const { t } = useTranslation('login');
  return (
    <>
      <InlineAlert tone="success" live="polite">
        {t('forgot.done')}
      </InlineAlert>
      <LogInLink loginState={loginState} />
    </>
  );
}

function LogInLink({ loginState }: LogInProps): ReactNode {
  const { t } = useTranslation('login');
  return (
    <LinkButton component={Link} to={paths.login} state={loginState} variant="action" size="lg" fullWidth>
      {t('submit')}
    </LinkButton>
  );
}
