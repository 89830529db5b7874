import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { PromptLine } from '@croupier/ui/layout/PromptLine';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoginOutcome } from '../../session/start-member-session.ts';
import { useChat } from '../../shared/chat-window.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import type { TwoStepStart } from '../../shared/login/two-step-start.ts';
import { useCompleteLogin } from '../../shared/login/use-complete-login.ts';
import { EmailReset } from './EmailReset.tsx';

const MobileReset = lazyComponent(async () => (await import('./MobileReset.tsx')).MobileReset);
const TwoStepForm = lazyComponent(async () => (await import('../../shared/login/TwoStepForm.tsx')).TwoStepForm);

export type ResetMethod = 'mobile' | 'email';

export interface ForgotPasswordProps {
  /** User name to fill in. */
  readonly account: string;
  /** What the visitor chose before; by default the site's choice. */
  readonly initialMethod?: ResetMethod | undefined;
  /** Aborted when the popup closes or the page is left. */
  readonly signal: () => AbortSignal;
  /** Called when a reset link was sent, with the email address. */
  readonly onSent: (email: string) => void;
  /** Called after a reset by mobile number, which logs in. */
  readonly onLoggedIn: (outcome: LoginOutcome) => void;
  /** Called by a visitor who goes to the login, after all or with a new password. */
  readonly onLogIn: () => void;
  /** Called before customer service opens. */
  readonly onAsk?: () => void;
}

const PLACEHOLDER = <Skeleton shape="box" height="320px" />;

/** A new password by mobile number or by email; the site says which comes first [FORGOT-02] [FORGOT-03]. */
export function ForgotPassword(props: ForgotPasswordProps): ReactNode {
  const { account, initialMethod, signal, onSent, onLoggedIn, onLogIn, onAsk } = props;
  const { t } = useTranslation('login');
  const { data } = useGetSiteConfiguration();
  const [chosenMethod, setChosenMethod] = useState(initialMethod);
  const [twoStep, setTwoStep] = useState<TwoStepStart>();
  const completeLogin = useCompleteLogin(onLoggedIn);
  const method = chosenMethod ?? (data?.whitelabel.CHNGPASSVERIF3 === true ? 'mobile' : 'email');
  if (twoStep !== undefined) {
    return (
      <PanelStack>
        <InlineAlert tone="success" live="polite">
          {t('forgot.inForce')}
        </InlineAlert>
        <Suspense fallback={PLACEHOLDER}>
          <TwoStepForm
            signal={signal}
            start={twoStep}
            onLoggedIn={(result) => completeLogin(result, { type: 'sms' })}
            onBack={onLogIn}
          />
        </Suspense>
      </PanelStack>
    );
  }
  return (
    <PanelStack>
      <SegmentedControl
        label={t('forgot.way')}
        options={[
          { value: 'mobile', label: t('forgot.byMobile') },
          { value: 'email', label: t('forgot.byEmail') },
        ]}
        value={method}
        onChange={setChosenMethod}
      />
      {method === 'email' ? (
        <EmailReset account={account} onSent={onSent} />
      ) : (
        <Suspense fallback={PLACEHOLDER}>
          <MobileReset
            signal={signal}
            onLoggedIn={(result) => completeLogin(result, { type: 'sms' })}
            onTwoStep={setTwoStep}
            onByEmail={() => setChosenMethod('email')}
          />
        </Suspense>
      )}
      <div>
        <ServiceLine onAsk={onAsk} />
        <PromptLine
          link={
            <LinkButton component="button" type="button" variant="link" onClick={onLogIn}>
              {t('submit')}
            </LinkButton>
          }
        >
          {t('forgot.remembered')}
        </PromptLine>
      </div>
    </PanelStack>
  );
}

/** The way on for those who can reach neither the number nor the email, where the site has a chat. */
function ServiceLine({ onAsk }: Pick<ForgotPasswordProps, 'onAsk'>): ReactNode {
  const { t } = useTranslation('login');
  const chat = useChat();
  if (chat === undefined) return null;
  const ask = (): void => {
    onAsk?.();
    chat.open();
  };
  return (
    <PromptLine
      link={
        <LinkButton component="button" type="button" variant="link" onClick={ask}>
          {t('forgot.ask')}
        </LinkButton>
      }
    >
      {t('forgot.neither')}
    </PromptLine>
  );
}
