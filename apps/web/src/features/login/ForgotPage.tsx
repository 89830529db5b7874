import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { HeroPanel } from '@croupier/ui/display/HeroPanel';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { useIsDesktop } from '@croupier/ui/theme';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { clearResetToken, getResetToken } from '../../session/url-token.ts';
import { paths } from '../../shared/paths.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LinkReset } from './LinkReset.tsx';
import { useAbortSignal } from '../../shared/login/use-abort-signal.ts';

/** What the page shows: the ways to a new password, the new password of a link, or what has been done. */
type Step =
  | { readonly name: 'ways' }
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
  const isDesktop = useIsDesktop();
  const [step, setStep] = useState(firstStep);
  const isSet = step.name === 'link' || step.name === 'done';
  return (
    <TwoColumns>
      <PanelStack>
        <PageHeader
          title={isSet ? t('forgot.linkTitle') : t('forgot.title')}
          text={isSet ? t('forgot.linkText') : t('forgot.subtitle')}
        />
        <StepContent step={step} onStep={setStep} />
      </PanelStack>
      {isDesktop && <HeroPanel title={t('forgot.slogan')} headingLevel={2} />}
    </TwoColumns>
  );
}

interface StepContentProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

function StepContent({ step, onStep }: StepContentProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: siteText } = useTranslation();
  const navigate = useNavigate();
  const { signal } = useAbortSignal(() => undefined);
  const finish = (next: Step): void => {
    clearResetToken();
    onStep(next);
  };
  const logIn = (
    <LinkButton component={Link} to={paths.login} variant="action" size="lg" fullWidth>
      {siteText('logIn')}
    </LinkButton>
  );
  switch (step.name) {
    case 'ways': {
      return (
        <ForgotPassword
          signal={signal}
          onSent={(email) => onStep({ name: 'sent', email })}
          onLoggedIn={() => void navigate(paths.home, { replace: true })}
        />
      );
    }
    case 'link': {
      return (
        <LinkReset
          resetToken={step.resetToken}
          onDone={() => finish({ name: 'done' })}
          onAskAgain={() => finish({ name: 'ways' })}
        />
      );
    }
    case 'sent': {
      return (
        <>
          <InlineAlert tone="success" live="polite">
            {t('forgot.sent', { email: step.email })}
          </InlineAlert>
          {logIn}
        </>
      );
    }
    case 'done': {
      return (
        <>
          <InlineAlert tone="success" live="polite">
            {t('forgot.done')}
          </InlineAlert>
          {logIn}
        </>
      );
    }
  }
}
